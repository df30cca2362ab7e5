import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { decodeHeic } from './decode-heic.ts';

/** 640 × 480 pixels that the file says to turn by a quarter clockwise, with a place in its EXIF and a color profile. */
let photo: Buffer;
beforeAll(async () => {
  photo = await readFile(new URL('./turned-phone-photo.heic', import.meta.url));
});

test('a photo is upright, in its colors, and tells no place', async () => {
  const tiff = await decodeHeic(photo);
  const { width, height, icc, exif } = await sharp(tiff).metadata();
  expect({ width, height, hasProfile: Boolean(icc), exif }).toEqual({
    width: 480,
    height: 640,
    hasProfile: true,
    exif: undefined,
  });
  const corner = async (left: number, top: number): Promise<number[]> => [
    ...(await sharp(tiff).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ];
  const near = (color: number[]): unknown => color.map((value) => expect.closeTo(value, -1));
  // The top left corner is now at the top right.
  expect(await corner(470, 10)).toEqual(near([220, 200, 90]));
  expect(await corner(470, 630)).toEqual(near([30, 200, 90]));
  expect(await corner(10, 10)).toEqual(near([220, 40, 90]));
});

// libheif 1.23 and sharp 0.35.5 leave the pixels of such a photo in Display P3, and hand on no profile.
test('a photo that names Display P3 without a profile keeps its colors', async () => {
  const named = await readFile(new URL('./named-primaries.heic', import.meta.url));
  const [r, g, b] = await sharp(await decodeHeic(named))
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  expect({ r, g, b }).toEqual({
    r: expect.closeTo(220, -1),
    g: expect.closeTo(40, -1),
    b: expect.closeTo(90, -1),
  });
});

const SIZE = 'ispe';
/** The same pixels under another size. */
function lying(width: number, height: number): Buffer {
  const file = Buffer.from(photo);
  const at = file.indexOf(SIZE, 0, 'latin1') + 8;
  file.writeUInt32BE(width, at);
  file.writeUInt32BE(height, at + 4);
  return file;
}

test.each([
  ['ends early', () => photo.subarray(0, 1200), 'damaged'],
  ['ends within its index', () => photo.subarray(0, 300), 'damaged'],
  ['only begins like one', () => Buffer.concat([photo.subarray(0, 28), Buffer.alloc(2000, 0xff)]), 'damaged'],
  ['says that it is smaller', () => lying(64, 64), 'damaged'],
  ['says that it is enormous', () => lying(30_000, 30_000), 'large'],
] as const)('a file that %s is refused', async (_, file, why) => {
  await expect(decodeHeic(file())).rejects.toMatchObject({ name: 'HeicRefused', why });
});

test('it is ended past its deadline, and the next photo is converted', async () => {
  const late = decodeHeic(photo, { deadlineMs: 1 });
  const next = decodeHeic(photo);
  await expect(late).rejects.toMatchObject({ why: 'slow' });
  expect(await next).toBeInstanceOf(Buffer);
});

test('a photo whose decoder asks for more memory than there may be is refused', async () => {
  const large = await readFile(new URL('./six-megapixels.heic', import.meta.url));
  const mostMemory = 24 * 1024 ** 2;
  await expect(decodeHeic(large, { mostMemory })).rejects.toMatchObject({ why: 'damaged' });
  expect(await decodeHeic(large)).toBeInstanceOf(Buffer);
});

test('a limited number may wait, and one more is told to come again', async () => {
  const all = Array.from({ length: 25 }, () => decodeHeic(photo.subarray(0, 300)));
  const ends = await Promise.allSettled(all);
  const codes = ends.map((end) => (end.status === 'rejected' ? end.reason.code : null));
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(4);
});
