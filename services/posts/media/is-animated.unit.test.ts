import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { box } from '../test/sample-video.ts';
import { isAnimated } from './is-animated.ts';

const [WIDTH, HEIGHT] = [8, 6];
/** Draws that many frames, one below the other, as sharp takes an animation. */
const frames = (count: number) => {
  const raw = { width: WIDTH, height: HEIGHT * count, channels: 3, pageHeight: HEIGHT } as const;
  const gray = Array.from({ length: count }, (_, n) => Buffer.alloc(WIDTH * HEIGHT * 3, 40 * n));
  return sharp(Buffer.concat(gray), { raw });
};
const still = () => frames(1);

/** A PNG with `acTL`, which tells how many frames follow. */
async function apng(count: number): Promise<Buffer> {
  const png = await still().png().toBuffer();
  const at = png.indexOf('IDAT') - 4;
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8);
  control.write('acTL', 4, 'latin1');
  control.writeUInt32BE(count, 8);
  return Buffer.concat([png.subarray(0, at), control, png.subarray(at)]);
}
const heic = (...more: Buffer[]) => Buffer.concat([box('ftyp', Buffer.from('heic')), box('meta'), ...more]);

test.each([
  ['a WebP of three frames', 'webp', () => frames(3).webp().toBuffer(), true],
  ['a WebP of one', 'webp', () => still().webp().toBuffer(), false],
  ['a GIF of three frames', 'gif', () => frames(3).gif().toBuffer(), true],
  ['a GIF of one', 'gif', () => still().gif().toBuffer(), false],
  ['a PNG of three frames', 'png', () => apng(3), true],
  ['a PNG that says it has one', 'png', () => apng(1), false],
  ['a PNG', 'png', () => still().png().toBuffer(), false],
  ['a HEIC sequence', 'heic', async () => heic(box('moov'), box('mdat')), true],
  ['a HEIC photo', 'heic', async () => heic(box('mdat', Buffer.from('moov'))), false],
  ['a HEIC photo with a short video in it', 'heic', async () => heic(box('mpvd', box('moov'))), false],
  ['a JPEG', 'jpg', () => still().jpeg().toBuffer(), false],
] as const)('tells whether it moves: %s', async (_, ext, make, moves) => {
  expect(await isAnimated(await make(), ext)).toBe(moves);
});
