import { z } from 'zod';

/** The address of the feed, which opens it by itself; null while it is off. */
export const calendarFeedReply = z.object({
  success: z.literal(true),
  address: z.url().nullable(),
  /** Since when it has that address. */
  created_at: z.iso.datetime().nullable(),
});
export type CalendarFeedReply = z.infer<typeof calendarFeedReply>;
