import { expect, test } from '@jest/globals';
import { shortCount } from './short-count.ts';

test('counts are short from a thousand on, with one decimal at most', () => {
  const shown = [0, 999, 1_000, 1_250, 999_949, 999_950, 1_000_000, 12_345_678, -1_250].map(shortCount);
  expect(shown).toEqual(['0', '999', '1K', '1.3K', '999.9K', '1M', '1M', '12.3M', '-1.3K']);
});
