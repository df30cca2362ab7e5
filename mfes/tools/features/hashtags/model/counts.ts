import type { FoundHashtag } from '@carillon/contracts/http/ai/found-hashtag.ts';
import { shortCount } from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';

/** A count for the eye; empty where it isn't known how often the hashtag is used. */
export function countText(found: FoundHashtag): string {
  if (!isKnown(found)) return '';
  const figure = shortCount(found.count);
  return found.counted === 'own_posts' ? t`${figure} yours` : figure;
}

/** The exact count and what it counts. */
export function exactCount(found: FoundHashtag): string {
  if (!isKnown(found)) return t`Usage unknown`;
  const { count, counted } = found;
  if (counted === null) return plural(count, { one: 'Used # time', other: 'Used # times' });
  return plural(count, { one: 'In # of your own posts', other: 'In # of your own posts' });
}

/** Counts of anything else than uses are none. */
const isKnown = (found: FoundHashtag): found is FoundHashtag & { count: number } =>
  found.count !== null && (found.counted ?? 'own_posts') === 'own_posts';
