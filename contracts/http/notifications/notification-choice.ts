import { z } from 'zod';
import { dateTime } from '../../domain/date-time.ts';

const NAMES_OR_TIME = 'Name notifications in ids, or a time in up_to.';

/** Which notifications a call is about. Those that are not there, or have been replaced meanwhile, are passed over. */
export const notificationChoice = z
  .object({
    ids: z.array(z.string().max(200)).min(1).max(500).optional(),
    /** All up to this time. */
    up_to: dateTime.optional(),
  })
  .refine(({ ids, up_to }) => (ids === undefined) !== (up_to === undefined), {
    message: NAMES_OR_TIME,
    path: ['ids'],
  });
export type NotificationChoice = z.output<typeof notificationChoice>;

export const choiceReply = z.object({ success: z.literal(true), unread: z.number().int() });
