import type { FoundHashtag } from '@carillon/contracts/http/ai/found-hashtag.ts';
import { shortCount } from '@carillon/sdk/index.ts';
import { i18n } from '@lingui/core';
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
  const figure = found.count.toLocaleString(i18n.locale);
  if (found.counted === null) return t`Used ${figure} times`;
  return plural(found.count, { one: 'In # of your own posts', other: `In ${figure} of your own posts` });
}

/** Counts of anything else than uses are none. */
const isKnown = (found: FoundHashtag): found is FoundHashtag & { count: number } =>
  found.count !== null && (found.counted ?? 'own_posts') === 'own_posts';
