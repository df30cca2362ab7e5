import { afterEach, expect, test } from '@jest/globals';
import { checkFiles } from './check-files.ts';

/** A part of a film, as MP4 has them. */
function part(name: string, body: number, { long = false, endless = false, claimed = 0 } = {}): Buffer {
  const length = claimed || body + (long ? 16 : 8);
  const header = Buffer.alloc(long ? 16 : 8);
  header.writeUInt32BE(endless ? 0 : long ? 1 : length);
  header.write(name, 4);
  if (long) header.writeBigUInt64BE(BigInt(length), 8);
  return Buffer.concat([header, Buffer.alloc(body)]);
}
const film = (...parts: Buffer[]) =>
  new File(
    parts.map((one) => new Uint8Array(one)),
    'f.mp4',
    { type: 'video/mp4' },
  );
const problemsOf = async (file: File) => (await checkFiles([file])).problems;

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

test.each([
  ['with its index first', film(part('ftyp', 16), part('moov', 40), part('mdat', 99))],
  ['with its index last', film(part('ftyp', 16), part('mdat', 99), part('moov', 40))],
  [
    'with a part of a long length',
    film(part('ftyp', 16), part('mdat', 99, { long: true }), part('moov', 40)),
  ],
  ['whose last part goes to the end', film(part('ftyp', 16), part('moov', 40, { endless: true }))],
])('a film %s is taken', async (_, file) => {
  expect(await problemsOf(file)).toEqual([]);
});

test.each([
  ['noise behind a header', film(part('ftyp', 16), Buffer.from('noise that says nothing at all'))],
  ['a film cut short', film(part('ftyp', 16), part('mdat', 99, { claimed: 9999 }))],
  ['no index at all', film(part('ftyp', 16), part('mdat', 99))],
  ['a few letters', film(Buffer.from('x'))],
])('%s is told', async (_, file) => {
  expect(await problemsOf(file)).toEqual(['f.mp4: it can’t be opened as a video. Choose another one.']);
});

test('a picture that the browser can’t open is told by name, an empty file too, and the others stay', async () => {
  globalThis.createImageBitmap = (async (file: File) => {
    if ((await file.text()) !== 'pixels') throw new DOMException('', 'InvalidStateError');
    return { close: () => undefined };
  }) as unknown as typeof createImageBitmap;
  const good = new File(['pixels'], 'shop.png', { type: 'image/png' });
  const fake = new File(['words'], 'fake.jpg', { type: 'image/jpeg' });
  const empty = new File([], 'none.png', { type: 'image/png' });
  expect(await checkFiles([good, fake, empty])).toEqual({
    files: [good],
    problems: [
      'fake.jpg: it can’t be opened as a picture. Choose another one.',
      'none.png: the file is empty.',
    ],
  });
});

test('a browser that can’t look takes pictures as they are', async () => {
  expect(await problemsOf(new File(['x'], 'a.png', { type: 'image/png' }))).toEqual([]);
});

test('a film that can’t be read any more is told as well', async () => {
  const gone = film(part('moov', 40));
  gone.slice = () => {
    throw new DOMException('', 'NotReadableError');
  };
  expect(await problemsOf(gone)).toEqual(['f.mp4: it can’t be opened as a video. Choose another one.']);
});
