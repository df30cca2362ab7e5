import { addHashtag, normalizeHashtag } from '@carillon/contracts/domain/hashtags.ts';
import { upperFirst } from '../../../language/topic/casing.ts';
import type { Replacement } from './replace.ts';

/** A tag of more is no phrase that somebody would name. */
const MAX_WORDS = 12;

/** The hashtags with the words exchanged that were exchanged in the text: `SourdoughBread` becomes `RyeBread`. */
export function retagged(tags: readonly string[], { from, to }: Replacement): string[] {
  const searchedTag = tagOf(from).toLowerCase();
  if (searchedTag === '') return [...tags];
  return tags.map((tag) => exchangeTag(tag, searchedTag, tagOf(to))).reduce<string[]>(addHashtag, []);
}

function exchangeTag(tag: string, searchedTag: string, by: string): string {
  if (tag.toLowerCase() === searchedTag) return by;
  const words = tag.split(/(?=\p{Lu})/u);
  if (words.length > MAX_WORDS) return tag;
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= words.length; to++)
      if (words.slice(from, to).join('').toLowerCase() === searchedTag)
        return [...words.slice(0, from), by, ...words.slice(to)].join('');
  return tag;
}

const tagOf = (text: string): string => text.split(/\s+/).map(normalizeHashtag).map(upperFirst).join('');
