import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { stripGif } from './strip-gif.ts';

const PLACE = '52.5163,13.3777';

const animation = async (): Promise<Buffer> => {
  const frames = ['red', 'green', 'blue'].map((background) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ loop: 3, delay: [100, 200, 300] })
    .toBuffer();
};
const shownOf = async (bytes: Buffer) => {
  const image = sharp(bytes, { animated: true, failOn: 'error' });
  const { pages, loop, delay } = await image.metadata();
  return { pages, loop, delay, pixels: await image.raw().toBuffer() };
};
const piece = (text: string): Buffer => Buffer.from([text.length, ...Buffer.from(text)]);
const extension = (label: number, ...pieces: string[]): Buffer =>
  Buffer.concat([Buffer.of(0x21, label), ...pieces.map(piece), Buffer.of(0)]);
/** Where the first extension is, before any picture. */
const begins = (gif: Buffer): number => gif.indexOf(Buffer.of(0x21));

test.each([
  ['a comment', extension(0xfe, `taken at ${PLACE}`)],
  ['XMP', extension(0xff, 'XMP DataXMP', `<x:xmpmeta>${PLACE}`)],
  ['another program’s note', extension(0xff, 'ABCDEFGH1.0', PLACE)],
  ['a note under the name of the repetition', extension(0xff, 'NETSCAPE2.0', '\x01\x00\x00', PLACE)],
  ['plain text', extension(0x01, PLACE)],
])('%s goes, and every picture stays', async (_, note) => {
  const plain = await animation();
  const at = begins(plain);
  const notedImage = Buffer.concat([plain.subarray(0, at), note, plain.subarray(at), Buffer.from(PLACE)]);
  const stripped = stripGif(notedImage);
  expect(stripped.includes(PLACE)).toBe(false);
  expect(await shownOf(stripped)).toEqual(await shownOf(plain));
  expect(await shownOf(stripped)).toMatchObject({ pages: 3, loop: 3, delay: [100, 200, 300] });
});

test('adds a missing end, and reports a GIF cut off within a block as damaged', async () => {
  const plain = await animation();
  expect(stripGif(plain.subarray(0, -1))).toEqual(plain);
  for (const end of [10, 14, begins(plain) + 1, plain.length - 2])
    expect(() => stripGif(plain.subarray(0, end))).toThrow('damaged');
  expect(() => stripGif(Buffer.concat([plain.subarray(0, -1), Buffer.from('x')]))).toThrow('damaged');
});
