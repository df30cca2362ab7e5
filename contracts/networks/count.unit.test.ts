import { describe, expect, test } from '@jest/globals';
import { countCodePoints, countGraphemes, graphemes, utf8Bytes } from './count.ts';
import { facebook } from './facebook.ts';

const limits = { ...facebook.limits, text: 300, textBytes: 3000 };
const FAMILY = '👨‍👩‍👧‍👦';

test('a family is one grapheme, seven code points and 25 bytes', () => {
  expect(graphemes(FAMILY)).toBe(1);
  expect(countCodePoints(FAMILY, limits).length).toBe(7);
  expect(utf8Bytes(FAMILY)).toBe(25);
});

describe('countGraphemes', () => {
  test('counts characters while they are nearer to their limit', () => {
    expect(countGraphemes('a'.repeat(301), limits)).toEqual({ length: 301, most: 300, unit: 'characters' });
  });

  test('counts bytes where these are nearer to theirs', () => {
    expect(countGraphemes(FAMILY.repeat(121), limits)).toEqual({ length: 3025, most: 3000, unit: 'bytes' });
  });
});
