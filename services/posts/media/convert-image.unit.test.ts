import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
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
  expect(await colorOf(file)).toEqual([220, 40, 90]);
});

// ffmpeg 9.0 names the colors of a video's frame so, and sharp 0.35.5 reads profiles alone.
test.each([
  ['Display P3', [12, 13], [220, 40, 90]],
  ['sRGB', [1, 13], [202, 59, 92]],
  ['Display P3 in HDR, which isn’t converted', [12, 16], [202, 59, 92]],
])('a PNG that only names %s (cICP) has these colors', async (_, [primaries = 0, transfer = 0], color) => {
  const file = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'rgb(202, 59, 92)' } })
    .png()
    .toBuffer();
  const body = Buffer.concat([Buffer.from('cICP'), Buffer.of(primaries, transfer, 0, 1)]);
  const chunk = Buffer.concat([Buffer.of(0, 0, 0, 4), body, Buffer.alloc(4)]);
  chunk.writeUInt32BE(crc32(body), 12);
  expect(await colorOf(Buffer.concat([file.subarray(0, 33), chunk, file.subarray(33)]))).toEqual(color);
});

/** Its first pixel once converted, as near as a profile's rounding allows. */
async function colorOf(file: Buffer): Promise<number[]> {
  const { bytes } = await convertImage(file, { imageBytes: 1e6, frame: null });
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).raw().toBuffer();
  const colors = [
    [220, 40, 90],
    [202, 59, 92],
  ];
  const isNear = (color: number[]) =>
    [red, green, blue].every((value, at) => Math.abs(value - (color[at] ?? 0)) < 3);
  return colors.find(isNear) ?? [red, green, blue];
}
