import type { getBestTimes, TimeSlot } from '@carillon/contracts/http/analytics/get-best-times.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { formatNumber, hourText } from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';
import { percentText } from './change.ts';
import { weekdayName } from './points.ts';

/** Names the data behind the times. */
export function basisText({ basis, posts }: Pick<ReplyOf<typeof getBestTimes>, 'basis' | 'posts'>): string {
  if (basis === 'own_posts')
    return plural(posts, { one: 'Based on # of your posts', other: 'Based on # of your posts' });
  if (posts === 0) return t`General advice until your own posts have data`;
  return plural(posts, {
    one: 'General advice, because only # of your posts has data',
    other: 'General advice, because only # of your posts have data',
  });
}

/** "Tuesday 9:00 AM – 80% above average". */
export const bestText = (slot: TimeSlot): string => `${slotName(slot)} – ${scoreText(slot)}`;

const slotName = ({ weekday, hour }: TimeSlot): string => `${weekdayName(weekday)} ${hourText(hour)}`;

function scoreText({ score }: TimeSlot): string {
  const percent = Math.round((score - 1) * 100);
  if (percent === 0) return t`average`;
  const distance = percentText(Math.abs(percent));
  return percent > 0 ? t`${distance} above average` : t`${distance} below average`;
}

export const scoreNumber = ({ score }: TimeSlot): string =>
  formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
