import type { FoundHashtag, HashtagCount } from '@carillon/contracts/http/ai/found-hashtag.ts';

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
