import { z } from 'zod';
import { givenId, zoneName } from '../../domain/bounded-text.ts';
import { platformId } from '../../domain/platform-id.ts';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { sentence } from '../../text.ts';

/** Most posting slots of one weekday. */
export const MAX_SLOTS_A_DAY = 48;

/** When posts may be published, every week. */
export const weeklySlot = z.object({
  /** Monday is 1. */
  weekday: z.number().int().min(1).max(7),
  /** On the clocks of the schedule's zone. */
  time: z
    .string()
    .max(5)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, sentence`Give the time as HH:MM.`),
});
export type WeeklySlot = z.infer<typeof weeklySlot>;

/** One account's week as somebody wants it. */
export const wantedSchedule = z.object({
  platform_id: platformId,
  /** Facebook page, Instagram account, LinkedIn page or profile; left out for the LinkedIn profile that was connected first. */
  page_id: givenId.nullish(),
  /** IANA zone that the times are meant in. */
  timezone: zoneName,
  slots: z.array(weeklySlot).max(7 * MAX_SLOTS_A_DAY),
  /** The version the caller saw. 0 if there was none. */
  version: z.number().int().nonnegative(),
});
export type WantedSchedule = z.infer<typeof wantedSchedule>;

/** A point in time, and how it reads in the schedule's zone: YYYY-MM-DD HH:mm:ss. */
export const slotTime = z.object({ due_at: z.iso.datetime(), scheduled_time: z.string() });
export type SlotTimeView = z.infer<typeof slotTime>;

/** A post that waits in the queue of one account. */
export const queuedPublication = slotTime.extend({
  id: z.string(),
  post_id: z.string(),
  timezone: z.string().nullable(),
  /** The first words of its text; null when it has none. */
  words: z.string().nullable(),
});
export type QueuedPublication = z.infer<typeof queuedPublication>;

/** The posting slots of one account. */
export const postingSchedule = z.object({
  platform: z.enum(PLATFORM_NAMES),
  platform_id: platformId,
  page_id: z.string().nullable(),
  target_id: z.string(),
  target_name: z.string(),
  timezone: z.string(),
  /** Monday first, the earliest of a day first. */
  slots: z.array(weeklySlot),
  version: z.number().int(),
  /** The next slots that nothing has taken, the soonest first. */
  next_free: z.array(slotTime),
  /** The queued posts, the soonest first. */
  queued: z.array(queuedPublication),
});
export type PostingScheduleView = z.infer<typeof postingSchedule>;
