import type { getBestTimes, TimeSlot } from '@carillon/contracts/http/analytics/get-best-times.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { hourText } from '@carillon/sdk/index.ts';
import { weekdayName } from './points.ts';

/** Names the data behind the times. */
export function basisText({ basis, posts }: Pick<ReplyOf<typeof getBestTimes>, 'basis' | 'posts'>): string {
  if (basis === 'own_posts') return `Based on ${posts.toLocaleString('en')} of your posts`;
  if (posts === 0) return 'General advice, until your own posts have data';
  return `General advice: ${posts.toLocaleString('en')} ${posts === 1 ? 'post with data is' : 'posts with data are'} too few to go by`;
}

/** "Tuesday 9:00 AM – 80% above average". */
export const bestText = (slot: TimeSlot): string => `${slotName(slot)} – ${scoreText(slot)}`;

const slotName = ({ weekday, hour }: TimeSlot): string => `${weekdayName(weekday)} ${hourText(hour)}`;

function scoreText({ score }: TimeSlot): string {
  const percent = Math.round((score - 1) * 100);
  if (percent === 0) return 'average';
  return `${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'} average`;
}

export const scoreNumber = ({ score }: TimeSlot): string => (Math.round(score * 10) / 10).toFixed(1);
