import type { FoundHashtag } from '@carillon/contracts/http/ai/found-hashtag.ts';
import { shortCount } from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';

/** A count for the eye; empty where it isn't known how often the hashtag is used. */
export function countText(hashtag: FoundHashtag): string {
  if (!isKnown(hashtag)) return '';
  const figure = shortCount(hashtag.count);
  return hashtag.counted === 'own_posts' ? t`${figure} yours` : figure;
}

/** The exact count and what it counts. */
export function exactCount(hashtag: FoundHashtag): string {
  if (!isKnown(hashtag)) return t`Usage unknown`;
  const { count, counted } = hashtag;
  if (counted === null) return plural(count, { one: 'Used # time', other: 'Used # times' });
  return plural(count, { one: 'In # of your own posts', other: 'In # of your own posts' });
}

/** Counts of anything but uses don't count. */
const isKnown = (hashtag: FoundHashtag): hashtag is FoundHashtag & { count: number } =>
  hashtag.count !== null && (hashtag.counted ?? 'own_posts') === 'own_posts';
