/** Every new workspace may have so many words generated, free of charge. */
export const SIGN_UP_WORDS = 10_000;

let segmenter: Intl.Segmenter | undefined;

/**
 * Counts the words of a text by Unicode's word boundaries, in any language, without punctuation and emoji. Uses one
 * locale, so a text counts the same everywhere.
 */
export function wordCount(text: string): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count++;
  return count;
}
