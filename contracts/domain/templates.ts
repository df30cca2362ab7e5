import { hasHashtag, hashtagsIn } from './hashtags.ts';

/** `{product}`: a blank that the user of a template fills in. */
const BLANK = /\{([\p{L}\p{N}][\p{L}\p{M}\p{N} _-]{0,39})\}/gu;

/** The names of a text's blanks, in order; two that differ in case alone are one. */
export function blanksIn(text: string): string[] {
  const names = new Map<string, string>();
  for (const [, name = ''] of text.matchAll(BLANK))
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  return [...names.values()];
}

/** A text whose blanks have these values, by their names. One without a value stays as it is. */
export function fillBlanks(text: string, values: Readonly<Record<string, string>>): string {
  const valuesByName = new Map(
    Object.entries(values).map(([name, value]) => [name.toLowerCase(), value.trim()]),
  );
  return text.replace(BLANK, (blank, name: string) => valuesByName.get(name.toLowerCase()) || blank);
}

/** A template's text with those of its hashtags below it that it doesn't have. */
export function withTags(text: string, hashtags: readonly string[]): string {
  const textHashtags = hashtagsIn(text);
  const missing = hashtags.filter((tag) => !hasHashtag(textHashtags, tag)).map((tag) => `#${tag}`);
  return [text, missing.join(' ')].filter(Boolean).join('\n\n');
}
