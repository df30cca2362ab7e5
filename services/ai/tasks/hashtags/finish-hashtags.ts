import { normalizeHashtag } from '@carillon/contracts/domain/hashtags.ts';
import porter from 'natural/lib/natural/stemmers/porter_stemmer.js';
import { MAX_HASHTAGS } from './schema.ts';

const LONGEST = 30;
/** They fit any post, and so none. */
const FILLER = new Set(
  'love instagood instadaily instalike follow followme followforfollow likeforlike like4like photooftheday picoftheday beautiful happy cute fun new news amazing best good great cool today tomorrow week weekend day year people thing viral trending fyp foryou foryoupage explorepage hashtag hashtags post'.split(
    ' ',
  ),
);

/** Cleans up hashtags from any source: no #, each once with its plural, no filler, no numbers, and not too many. */
export function finishHashtags(tags: readonly string[]): string[] {
  const once = new Map<string, string>();
  for (const givenTag of tags) {
    const tag = normalizeHashtag(givenTag);
    if (!fits(tag)) continue;
    const key = porter.stem(tag.toLowerCase());
    if (!once.has(key)) once.set(key, tag);
  }
  return [...once.values()].slice(0, MAX_HASHTAGS);
}

const fits = (tag: string): boolean =>
  tag.length >= 2 && [...tag].length <= LONGEST && !/^\p{N}/u.test(tag) && !FILLER.has(tag.toLowerCase());
