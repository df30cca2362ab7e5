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

// sharp 0.35.5 converts 16-bit images with a profile to Display P3, and leaves them there without saying so.
test.each(['srgb', 'p3'])('a 16-bit PNG with the color profile %s keeps its colors', async (profile) => {
  const color = { r: 220, g: 40, b: 90 };
  const file = await sharp({ create: { width: 4, height: 4, channels: 3, background: color } })
    .withIccProfile(profile)
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  expect(await sharp(file).metadata()).toMatchObject({ depth: 'ushort', hasProfile: true });
  const { bytes } = await convertImage(file, { imageBytes: 1e6, frame: null });
  const [r, g, b] = await sharp(bytes).raw().toBuffer();
  expect({ r, g, b }).toEqual({
    r: expect.closeTo(220, -1),
    g: expect.closeTo(40, -1),
    b: expect.closeTo(90, -1),
  });
});
