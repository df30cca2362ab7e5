import { normalizeHashtag } from '@carillon/contracts/domain/hashtags.ts';
import type { TrendingHashtag } from '../../engine.ts';
import { BANK } from './bank.ts';
import type { CategoryName } from './category-of.ts';

/** What is used most around this topic, most used first; of a topic nobody knows, what is used most by anybody. */
export function trendingFor(category: CategoryName): TrendingHashtag[] {
  const found = new Map([...(BANK[category] ?? []), ...(BANK.general ?? [])]);
  return [...found]
    .map(([hashtag, thousands]) => ({ hashtag, count: thousands * 1000 }))
    .sort((a, b) => b.count - a.count);
}

/** Tags in the given order, each with the estimate for it; those that nobody has counted get the least of all. */
export const withEstimates = (tags: readonly string[]): TrendingHashtag[] => {
  const known = new Map(
    Object.values(BANK)
      .flat()
      .map(([tag, thousands]) => [tag.toLowerCase(), thousands * 1000]),
  );
  return tags
    .map(normalizeHashtag)
    .filter((tag, at, all) => tag !== '' && all.indexOf(tag) === at)
    .map((hashtag) => ({ hashtag, count: known.get(hashtag.toLowerCase()) ?? 0 }))
    .sort((a, b) => b.count - a.count);
};
