import type { getBestTimes, TimeSlot } from '@carillon/contracts/http/analytics/get-best-times.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { hourText } from '@carillon/sdk/index.ts';
import { weekdayName } from './points.ts';

/** How much it rests on. */
export function basisText({ basis, posts }: Pick<ReplyOf<typeof getBestTimes>, 'basis' | 'posts'>): string {
  if (basis === 'own_posts') return `From ${posts.toLocaleString('en')} of your posts`;
  if (posts === 0) return 'General experience: no post of yours is a day old yet';
  return `General experience: your ${posts === 1 ? 'post is' : `${posts.toLocaleString('en')} posts are`} too few yet`;
}

/** "Tuesday at 9:00 AM: 1.8 times the average". */
export const bestText = (slot: TimeSlot): string => `${slotName(slot)}: ${scoreText(slot)}`;

export const slotName = ({ weekday, hour }: TimeSlot): string =>
  `${weekdayName(weekday)} at ${hourText(hour)}`;
export const scoreText = (slot: TimeSlot): string => `${scoreNumber(slot)} times the average`;
export const scoreNumber = ({ score }: TimeSlot): string => (Math.round(score * 10) / 10).toFixed(1);
