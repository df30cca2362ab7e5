import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { cleanCopy } from './clean-copy.ts';
import { convertImage } from './convert-image.ts';

import type { StoredFile } from './store-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-clean-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();

const storeBytes = async (bytes: Buffer | null, ext: 'jpg' | 'gif' = 'jpg'): Promise<StoredFile> => {
  const file = path.join(folder, `incoming.${ext}`);
  if (bytes) await writeFile(file, bytes);
  return {
    field: 'media_1',
    name: `a.${ext}`,
    path: file,
    sha256: 'x',
    bytes: bytes?.length ?? 100,
    type: { kind: 'image', mime: ext === 'gif' ? 'image/gif' : 'image/jpeg', ext },
    video: null,
  };
};

const WIDTH = 600;
const HEIGHT = 338;
/** Two frames, again and again. */
async function animation(frames: number): Promise<Buffer> {
  const two = Buffer.concat([20, 200].map((gray) => Buffer.alloc(WIDTH * HEIGHT * 3, gray)));
  const raw = { width: WIDTH, height: 2 * HEIGHT, channels: 3, pageHeight: HEIGHT } as const;
  const gif = await sharp(two, { raw }).gif().toBuffer();
  const begin = gif.indexOf(Buffer.of(0x21, 0xf9));
  const pair = gif.subarray(begin, -1);
  return Buffer.concat([gif.subarray(0, begin), ...Array<Buffer>(frames / 2).fill(pair), Buffer.of(0x3b)]);
}

test('an image that can’t be decoded is damaged', async () => {
  await expect(cleanCopy(await storeBytes(Buffer.from('no image')), folder)).rejects.toMatchObject({
    code: 'unsupported_media',
    message: expect.stringContaining('damaged'),
    cause: expect.any(Error),
  });
});

test('doesn’t report a disk error as a fault of the image', async () => {
  await expect(cleanCopy(await storeBytes(null), folder)).rejects.toMatchObject({
    code: 'ENOENT',
  });
  const nowhere = path.join(folder, 'not there');
  await expect(cleanCopy(await storeBytes(await picture()), nowhere)).rejects.toMatchObject({
    code: 'ENOENT',
  });
});

test('reports an image with too many pixels as such, not as damaged', async () => {
  const black = { width: 12_000, height: 9_000, channels: 3, background: 'black' } as const;
  const huge = await sharp({ create: black, limitInputPixels: false }).jpeg().toBuffer();
  await expect(cleanCopy(await storeBytes(huge), folder)).rejects.toMatchObject({
    code: 'too_large',
    message: '“a.jpg” is larger than 100 megapixels. Use a smaller image.',
  });
});

test('reports an image that can’t be made small enough', async () => {
  const rules = { imageBytes: 100, frame: null };
  await expect(convertImage(await picture(), rules)).rejects.toMatchObject({ name: 'StaysTooBig' });
});

test('an animation may have as many pixels in all its frames as some seconds draw, and keeps each', async () => {
  const copy = await cleanCopy(await storeBytes(await animation(500), 'gif'), folder);
  const metadata = await sharp(path.join(folder, copy.file), {
    animated: true,
    limitInputPixels: false,
  }).metadata();
  expect([copy.mime, metadata.pages]).toEqual(['image/gif', 500]);
  expect(copy).toMatchObject({ width: WIDTH, height: HEIGHT, durationMs: null });
  await expect(cleanCopy(await storeBytes(await animation(2600), 'gif'), folder)).rejects.toMatchObject({
    code: 'too_large',
    message:
      '“a.gif” is too long: an animation’s frames can have up to 500 megapixels in total. Use a shorter or smaller one.',
    errors: { media_1: [expect.stringContaining('too long')] },
  });
});

test('an animation whose last frame is not whole is damaged', async () => {
  const whole = await animation(20);
  await expect(cleanCopy(await storeBytes(whole.subarray(0, -200), 'gif'), folder)).rejects.toMatchObject({
    code: 'unsupported_media',
    message: expect.stringContaining('damaged'),
  });
});
