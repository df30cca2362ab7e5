import { setImmediate } from 'node:timers/promises';
import { instagram } from '@carillon/contracts/networks/instagram.ts';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { convertImage } from './convert-image.ts';

test('two images are drawn at a time, however many come at once', async () => {
  const file = await sharp({ create: { width: 1500, height: 1500, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  let remaining = 8;
  const rules = { imageBytes: 1e6, frame: instagram.media.frame };
  const drawing = Array.from({ length: remaining }, () =>
    convertImage(file, rules).finally(() => remaining--),
  );
  let maxRunning = 0;
  while (remaining > 0) {
    maxRunning = Math.max(maxRunning, sharp.counters().process);
    await setImmediate();
  }
  await Promise.all(drawing);
  expect(maxRunning).toBeLessThanOrEqual(2);
});
