import { expect, test } from '@jest/globals';
import { fileKey, partsOf, readMedia } from './media-refs.ts';

test('several addresses and names stand in a cell, and an address may have commas', () => {
  expect(partsOf('https://a.com/x.jpg, https://b.com/y.jpg')).toEqual([
    'https://a.com/x.jpg',
    'https://b.com/y.jpg',
  ]);
  expect(partsOf('https://a.com/w_10,h_10/x.jpg\nhttps://b.com/y.jpg')).toEqual([
    'https://a.com/w_10,h_10/x.jpg',
    'https://b.com/y.jpg',
  ]);
  expect(partsOf('a.jpg, b c.png | a.jpg')).toEqual(['a.jpg', 'b c.png']);
  expect(partsOf('https://a.com/x.jpg https://b.com/y.jpg')).toHaveLength(2);
});

test('URLs and file names are found behind direction marks and other spaces', () => {
  const parts = partsOf('\u200Ehttps://a.com/x.jpg,\u00A0https://b.com/y.jpg\u2028c.png');
  expect(parts).toEqual(['https://a.com/x.jpg', 'https://b.com/y.jpg', 'c.png']);
});

test('a file is found when its name splits accented letters, as macOS does', () => {
  const file = new File(['x'], 'Bru\u0308tchen.jpg');
  const { media } = readMedia('Br\u00FCtchen.JPG', new Map([[fileKey(file.name), file]]));
  expect(media).toEqual([{ file, kind: 'image' }]);
});
