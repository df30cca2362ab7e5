import { expect, test } from '@jest/globals';
import { exactCount, shortCount } from './counts.ts';

test('counts are short from a thousand on, with one decimal', () => {
  const shown = [0, 999, 1_000, 1_250, 999_949, 999_950, 1_000_000, 12_345_678].map(shortCount);
  expect(shown).toEqual(['0', '999', '1.0K', '1.3K', '999.9K', '1.0M', '1.0M', '12.3M']);
});

test('the exact figure says what it counts, and nothing is known is no zero', () => {
  const of = (count: number | null, counted: 'own_posts' | null): string =>
    exactCount({ hashtag: 'a', count, counted });
  expect(of(12_345, 'own_posts')).toBe('12,345: your own posts that carry the hashtag');
  expect(of(0, 'own_posts')).toMatch(/^0: /);
  expect(of(null, null)).toBe('How often it is used is not known');
});
