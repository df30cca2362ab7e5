/** Every new workspace may have so many words generated, free of charge. */
export const SIGN_UP_WORDS = 10_000;

let segmenter: Intl.Segmenter | undefined;

/**
 * How many words a text has, by Unicode's word boundaries, in any language; signs and emoji are none. One locale
 * for all, so that a text counts the same wherever it is counted.
 */
export function wordCount(text: string): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count++;
  return count;
}
