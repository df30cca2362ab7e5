import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { REPEAT_LIMITS } from '../../domain/recurrence.ts';
import { sentence } from '../../text.ts';
import { messageFields, messageWithValues } from '../../words/message-with-values.ts';

/** How a post comes again, from its time on. */
export const repeat = z
  .object({
    every: z.enum(['day', 'week', 'month']),
    interval: z
      .number()
      .int()
      .min(1, sentence`Enter an interval of 1 or more.`)
      .max(
        REPEAT_LIMITS.interval,
        sentence`Enter an interval of at most ${{ most: REPEAT_LIMITS.interval }}.`,
      )
      .default(1),
    /** Weekdays of a weekly series; Monday is 1. They always include the weekday of the post's own time. */
    weekdays: z.array(z.number().int().min(1).max(7)).max(7).default([]),
    /** How many times in all. */
    count: z
      .number()
      .int()
      .min(2, sentence`Repeat it 2 times or more.`)
      .max(
        REPEAT_LIMITS.occurrences,
        sentence`Repeat it at most ${{ most: REPEAT_LIMITS.occurrences }} times.`,
      )
      .nullable()
      .default(null),
    /** The last day, in the zone of the post's time. */
    until: z.iso.date(sentence`Give the last day as YYYY-MM-DD.`).nullable().default(null),
  })
  .refine(({ count, until }) => (count === null) !== (until === null), {
    path: ['count'],
    message: sentence`Enter how many times it repeats, or its last day.`,
  });
export type RepeatInput = z.input<typeof repeat>;

/** The id of a series is that of its first post. */
export const seriesParams = z.object({ id: givenId });

/** A post that repeats, as its workspace sees it. */
export const seriesView = z.object({
  id: z.string(),
  repeat,
  /** The first time: YYYY-MM-DD HH:mm:ss in `timezone`. */
  first_time: z.string(),
  timezone: z.string(),
  /**
   * `active`: more of it is planned as its time comes near; `paused`: not until somebody resumes it; `complete`: all of it
   * is planned; `stopped`: somebody ended it.
   */
  status: z.enum(['active', 'paused', 'complete', 'stopped']),
  /** Why it is paused, or why the next is not planned yet. */
  reason: z.string().nullable(),
  reason_text: messageWithValues.optional(),
  /** How many posts of it have been planned so far, and how many there are in all. */
  planned: z.number().int(),
  total: z.number().int(),
  /** The last time, as `first_time`. */
  last_time: z.string(),
});
export type SeriesView = z.infer<typeof seriesView>;

export const seriesReply = z.object({ success: z.literal(true), ...messageFields, series: seriesView });
export type SeriesReply = z.infer<typeof seriesReply>;
