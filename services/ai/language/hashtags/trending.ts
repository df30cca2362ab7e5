import { normalizeHashtag } from '@carillon/contracts/domain/hashtags.ts';
import porter from 'natural/lib/natural/stemmers/porter_stemmer.js';
import type { Language } from '../topic/language.ts';
import type { Topic } from '../topic/topic.ts';
import { BANK } from './bank.ts';
import type { CategoryName } from './category-words.ts';

export interface TrendingHashtag {
  readonly hashtag: string;
  /** How many posts carry it, by an estimate kept by hand; 0 for none. */
  readonly count: number;
}

/** Of the tags for anybody's business: only where nothing else is known. */
const FEWEST = 8;
/** For a notice of bad news, where nothing else would be fitting. */
const NOTICES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Notice', 'Announcement'],
  de: ['Mitteilung'],
  fr: ['Information'],
  es: ['Aviso'],
  other: [],
};

/**
 * What goes with this topic: first what its own words say, then what is used most in its field; of a topic nobody knows, what
 * is used most by anybody. Bad news has its names and plain words alone.
 */
export function trendingFor(
  { gravity, language, statement, more }: Topic,
  category: CategoryName,
  own: readonly string[],
  ofTrade: readonly string[],
): TrendingHashtag[] {
  if (gravity) return counted([...own, ...NOTICES[language]]);
  const field = category === 'general' || language !== 'en' ? [] : (BANK[category] ?? []);
  const said = stemsOf([statement, ...more].join(' '));
  const mentioned = field.filter(([tag]) => wordsOf(tag).some((word) => said.has(word)));
  const known = [...byUse(mentioned), ...own, ...ofTrade, ...byUse(field)];
  return counted(known.length < FEWEST ? [...known, ...byUse(BANK.general ?? [])] : known);
}

const byUse = (tags: readonly (readonly [string, number])[]): string[] =>
  [...tags].sort(([, one], [, other]) => other - one).map(([tag]) => tag);

/** "FoodPhotography" → food, photographi */
const wordsOf = (tag: string): string[] =>
  (tag.match(/\p{Lu}\p{Ll}+/gu) ?? []).map((word) => porter.stem(word.toLowerCase()));

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .match(/\p{L}{3,}/gu)
      ?.map((word) => porter.stem(word)),
  );

/** Each once, in that order, with the estimate for it; 0 where nobody has estimated. */
const counted = (tags: readonly string[]): TrendingHashtag[] => {
  const estimates = estimatesByTag();
  const once = new Map<string, string>();
  for (const tag of tags) if (!once.has(tag.toLowerCase())) once.set(tag.toLowerCase(), tag);
  return [...once].map(([key, hashtag]) => ({ hashtag, count: estimates.get(key) ?? 0 }));
};

const estimatesByTag = (): ReadonlyMap<string, number> =>
  new Map(
    Object.values(BANK)
      .flat()
      .map(([tag, thousands]) => [tag.toLowerCase(), thousands * 1000]),
  );

/** Tags in the given order, each with the estimate for it; those that nobody has counted get the least of all. */
export const withEstimates = (tags: readonly string[]): TrendingHashtag[] => {
  const known = estimatesByTag();
  return tags
    .map(normalizeHashtag)
    .filter((tag, at, all) => tag !== '' && all.indexOf(tag) === at)
    .map((hashtag) => ({ hashtag, count: known.get(hashtag.toLowerCase()) ?? 0 }))
    .sort((a, b) => b.count - a.count);
};
