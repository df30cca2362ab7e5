/**
 * What all the networks read as one hashtag: letters of any script with their marks, digits and `_`, joiners and the
 * middle dot within a word (Unicode's UAX #31); and at least one letter, since they link no bare number.
 */
const WORD = '[\\p{L}\\p{N}\\p{M}_\u00b7\u200c\u200d]';
const SIGN = '[#＃]';

/** `#Word` and ` Word ` both become `Word`, without what no network takes; an empty string when no tag is left. */
export function normalizeHashtag(input: string): string {
  const tag = input.replace(OTHER, '');
  return isHashtag(tag) ? tag : '';
}

const OTHER = new RegExp(WORD.replace('[', '[^'), 'gu');
const isHashtag = (word: string): boolean => /\p{L}/u.test(word);

/** Adds a tag unless it is empty or there already (compared without regard to case). */
export function addHashtag(tags: readonly string[], input: string): string[] {
  const tag = normalizeHashtag(input);
  if (tag === '' || hasHashtag(tags, tag)) return [...tags];
  return [...tags, tag];
}

export const hasHashtag = (tags: readonly string[], tag: string): boolean =>
  tags.some((one) => one.toLowerCase() === tag.toLowerCase());

const HASHTAG = new RegExp(`(?<=^|[\\s(])${SIGN}(${WORD}+)`, 'gu');

/** The tags written as `#word` in a text, in order, each once. */
export function hashtagsIn(text: string): string[] {
  const tags = new Map<string, string>();
  for (const [, word = ''] of text.matchAll(HASHTAG)) {
    const tag = normalizeHashtag(word);
    const key = tag.toLowerCase();
    if (tag !== '' && !tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}

/** Where the hashtags of a text stand, each time: from its sign to behind its last letter. */
export const hashtagRanges = (text: string): [start: number, end: number][] =>
  [...text.matchAll(HASHTAG)]
    .filter(([, word = '']) => normalizeHashtag(word) !== '')
    .map(({ 0: tag, index }) => [index, index + tag.length]);

/** The text without that tag, and without the space that it leaves behind. */
export const removeHashtag = (text: string, tag: string): string =>
  text
    .replace(new RegExp(`(^|[ \\t(]|(?<=\\n))${SIGN}${quote(tag)}(?!${WORD})[ \\t]?`, 'giu'), '$1')
    .replace(/(?<![ \t])[ \t]+$/gm, '');

const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
