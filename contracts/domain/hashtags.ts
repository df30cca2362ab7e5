/** `#Word` and ` Word ` both become `Word`; an empty string when nothing is left. */
export const normalizeHashtag = (input: string): string => input.replace(/^\s*#/, '').replace(/\s+/g, '');

/** Adds a tag unless it is empty or there already (compared without regard to case). */
export function addHashtag(tags: readonly string[], input: string): string[] {
  const tag = normalizeHashtag(input);
  if (tag === '' || hasHashtag(tags, tag)) return [...tags];
  return [...tags, tag];
}

export const hasHashtag = (tags: readonly string[], tag: string): boolean =>
  tags.some((one) => one.toLowerCase() === tag.toLowerCase());

const HASHTAG = /(?<=^|[\s(])#([\p{L}\p{N}\p{M}_]+)/gu;

/** The tags written as `#word` in a text, in order, each once. */
export const hashtagsIn = (text: string): string[] =>
  [...text.matchAll(HASHTAG)].reduce<string[]>((tags, match) => addHashtag(tags, match[1] ?? ''), []);

/** The text without that tag, and without the space that it leaves behind. */
export const removeHashtag = (text: string, tag: string): string =>
  text
    .replace(new RegExp(`(^|[ \\t(]|(?<=\\n))#${quote(tag)}(?![\\p{L}\\p{N}\\p{M}_])[ \\t]?`, 'giu'), '$1')
    .replace(/(?<![ \t])[ \t]+$/gm, '');

const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
