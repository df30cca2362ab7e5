import { expect, test } from '@jest/globals';
import { exactCount } from './counts.ts';

test('the exact figure says what it counts, and nothing is known is no zero', () => {
  const of = (count: number | null, counted: 'own_posts' | null): string =>
    exactCount({ hashtag: 'a', count, counted });
  expect(of(12_345, 'own_posts')).toBe('12,345: your own posts that carry the hashtag');
  expect(of(0, 'own_posts')).toMatch(/^0: /);
  expect(of(null, null)).toBe('How often it is used is not known');
});
