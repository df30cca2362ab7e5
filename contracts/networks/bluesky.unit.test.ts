import { expect, test } from '@jest/globals';
import { bluesky } from './bluesky.ts';

const { count, limits } = bluesky;

test('counts what a reader sees as one character', () => {
  expect(count('e\u0301\r\nß', limits)).toEqual({ length: 3, most: 300, unit: 'characters' });
});

test('counts bytes where they come nearer to their limit', () => {
  // 120 families of 25 bytes are 3000 bytes, which the server takes; one more is too long.
  const family = '👨‍👩‍👧‍👦';
  expect(count(family.repeat(120), limits)).toEqual({ length: 3000, most: 3000, unit: 'bytes' });
  expect(count(family.repeat(121), limits).length).toBeGreaterThan(3000);
});
