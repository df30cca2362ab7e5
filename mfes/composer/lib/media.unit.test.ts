import { expect, test } from '@jest/globals';
import { addFiles, namesIn } from './media.ts';

const file = (name: string, type: string, size = 10): File => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const MB = 1024 * 1024;
const picture = file('shop.png', 'image/png');
const film = file('shop.mp4', 'video/mp4');

test('several images are taken, in order', () => {
  const more = file('door.jpg', 'image/jpeg');
  expect(addFiles([picture], [more])).toEqual({ files: [picture, more], problems: [] });
});

test.each([
  ['another kind of file', [], file('plan.pdf', 'application/pdf'), /^plan\.pdf: choose a JPEG/],
  ['an image over 30 MB', [], file('big.png', 'image/png', 30 * MB + 1), /larger than 30 MB/],
  ['a video over 300 MB', [], file('long.mp4', 'video/mp4', 300 * MB + 1), /larger than 300 MB/],
  ['a video beside an image', [picture], film, /images or one video/],
  ['an image beside a video', [film], picture, /images or one video/],
  ['a second video', [film], file('b.mp4', 'video/mp4'), /images or one video/],
  ['an eleventh image', Array.from({ length: 10 }, () => picture), picture, /at most 10 files/],
])('%s is refused by name, and the others stay', (_, have, added, words) => {
  const { files, problems } = addFiles(have, [added]);
  expect(files).toEqual(have);
  expect(problems).toEqual([expect.stringMatching(words)]);
});

test('the files that were refused are known by name, whatever that is', () => {
  const { problems } = addFiles([], [new File(['x'], 'Bells: part 1.txt', { type: 'text/plain' })]);
  expect(namesIn(problems)).toEqual(['Bells: part 1.txt']);
});
