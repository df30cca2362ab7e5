import { expect, test } from '@jest/globals';
import { countText, exactCount } from './counts.ts';

const of = (count: number | null, countedFrom: string | null = null) =>
  ({ hashtag: 'a', count, counted: countedFrom }) as Parameters<typeof countText>[0];

test('shows a count in short and in full, with what it counts', () => {
  expect([countText(of(12_345, 'own_posts')), exactCount(of(12_345, 'own_posts'))]).toEqual([
    '12.3K yours',
    'In 12,345 of your own posts',
  ]);
  expect([countText(of(2_000_000)), exactCount(of(2_000_000))]).toEqual(['2M', 'Used 2,000,000 times']);
  expect(countText(of(0, 'own_posts'))).toBe('0 yours');
});

test('shows nothing where nothing is known', () => {
  expect([countText(of(null)), exactCount(of(null))]).toEqual(['', 'Usage unknown']);
});

test('shows no count of something else than uses', () => {
  expect(countText(of(31_600, 'word_frequency'))).toBe('');
});
