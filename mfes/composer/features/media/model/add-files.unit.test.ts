import { expect, test } from '@jest/globals';
import { addFiles } from './add-files.ts';

const file = (name: string, type: string, size = 10): File => {
  const createdFile = new File(['x'], name, { type });
  Object.defineProperty(createdFile, 'size', { value: size });
  return createdFile;
};
const MB = 1024 * 1024;
const picture = file('shop.png', 'image/png');
const film = file('shop.mp4', 'video/mp4');
const image = { kind: 'image' } as const;
const video = { kind: 'video' } as const;

test('several images are taken, in order', () => {
  const more = file('door.jpg', 'image/jpeg');
  expect(addFiles([image], [picture, more])).toEqual({ files: [picture, more], problems: [] });
});

test('a photo of a phone is taken, also where the browser knows no type for it', () => {
  const photos = [file('IMG_1.HEIC', ''), file('b.heif', 'image/heif')];
  expect(addFiles([], photos)).toEqual({ files: photos, problems: [] });
  expect(addFiles([], [file('c.heic', 'text/html')]).files).toEqual([]);
});

test.each([
  [
    'another kind of file',
    [],
    file('plan.pdf', 'application/pdf'),
    /^“plan\.pdf” wasn’t added: choose a JPEG/,
  ],
  ['an image over 30 MB', [], file('big.png', 'image/png', 30 * MB + 1), /larger than 30 MB/],
  ['a video over 300 MB', [], file('long.mp4', 'video/mp4', 300 * MB + 1), /larger than 300 MB/],
  ['a video beside an image', [image], film, /images or one video/],
  ['an image beside a video', [video], picture, /images or one video/],
  ['a second video', [video], file('b.mp4', 'video/mp4'), /images or one video/],
  ['an eleventh image', Array.from({ length: 10 }, () => image), picture, /up to 10 files/],
  ['an empty file', [], file('none.png', 'image/png', 0), /the file is empty/],
])('%s is refused by name', (_, existing, added, words) => {
  const { files, problems } = addFiles(existing, [added]);
  expect(files).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(words)]);
});

test('takes the good ones of several chosen files', () => {
  expect(addFiles([], [film, picture])).toEqual({
    files: [film],
    problems: [expect.stringMatching(/not both/)],
  });
});
