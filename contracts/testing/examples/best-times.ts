import type { getBestTimes } from '../../http/analytics/get-best-times.ts';
import type { suggestTime } from '../../http/analytics/suggest-time.ts';
import type { ReplyOf } from '../../operation.ts';

/** If there are no own results yet: one of the week's 168 hours. */
export const BEST_TIMES: ReplyOf<typeof getBestTimes> = {
  success: true,
  slots: [{ weekday: 1, hour: 0, score: 0.848485, posts: 0 }],
  best: [{ weekday: 2, hour: 11, score: 1.272727, posts: 0 }],
  basis: 'general',
  posts: 0,
};

export const SUGGESTED_TIME: ReplyOf<typeof suggestTime> = {
  success: true,
  scheduled_time: '2026-11-24 09:00:00',
  timezone: 'UTC',
  reason: 'Based on general best practice…',
};
