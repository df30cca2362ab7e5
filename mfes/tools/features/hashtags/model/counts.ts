import type { FoundHashtag } from '@carillon/contracts/http/ai/found-hashtag.ts';
import { shortCount } from '@carillon/sdk/index.ts';

/** A count for the eye; empty where it isn't known how often the hashtag is used. */
export function countText(found: FoundHashtag): string {
  if (!isKnown(found)) return '';
  const figure = shortCount(found.count);
  return found.counted === 'own_posts' ? `${figure} yours` : figure;
}

/** The exact count and what it counts. */
export function exactCount(found: FoundHashtag): string {
  if (!isKnown(found)) return 'Usage unknown';
  const figure = found.count.toLocaleString('en');
  if (found.counted === null) return `Used ${figure} times`;
  return found.count === 1 ? 'In 1 of your own posts' : `In ${figure} of your own posts`;
}

/** Counts of anything else than uses are none. */
const isKnown = (found: FoundHashtag): found is FoundHashtag & { count: number } =>
  found.count !== null && (found.counted ?? 'own_posts') === 'own_posts';
