import type { FoundHashtag, HashtagCount } from '@carillon/contracts/http/ai/found-hashtag.ts';

/** `12.3K` from a thousand on, `4.5M` from a million on. */
export function shortCount(count: number): string {
  const thousands = (count / 1_000).toFixed(1);
  if (count >= 1_000_000 || thousands === '1000.0') return `${(count / 1_000_000).toFixed(1)}M`;
  return count >= 1_000 ? `${thousands}K` : String(count);
}

/** What is counted, in a word beside the figure. */
export const UNITS: Readonly<Record<HashtagCount, string>> = {
  own_posts: 'yours',
  word_frequency: 'uses',
};

/** The same in full. */
export const MEANINGS: Readonly<Record<HashtagCount, string>> = {
  own_posts: 'your own posts that carry the hashtag',
  word_frequency: 'how often the words of the hashtag occur in a billion words of everyday text',
};

/** The exact figure and what it counts. */
export function exactCount({ count, counted }: FoundHashtag): string {
  if (count === null || counted === null) return 'How often it is used is not known';
  return `${count.toLocaleString('en')}: ${MEANINGS[counted]}`;
}
