import { z } from 'zod';
import { NOTIFICATION_KINDS } from '../../domain/notification-kinds.ts';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { REASON_CODES } from '../../domain/reason-code.ts';
import { WEBHOOK_PAUSES } from '../webhooks/webhook.ts';

/** Something that happened, for screens to say in a sentence. Times are ISO 8601, UTC. */
export const notificationView = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  at: z.iso.datetime(),
  /** By the user who asks. */
  read: z.boolean(),
  /** Null when it is about a draft, a webhook or a member. */
  platform: z.enum(PLATFORM_NAMES).nullable(),
  /** The account whose connection it is about, as the network names it. Null if unknown. */
  account_name: z.string().nullable().optional(),
  /** The publication that it is about; null when it is about a connection or a draft. */
  publication: z
    .object({
      id: z.string(),
      post_id: z.string(),
      /** The first words of its text; null when it has none. */
      words: z.string().nullable(),
      target_name: z.string(),
      due_at: z.iso.datetime().nullable(),
      next_attempt_at: z.iso.datetime().nullable(),
      post_url: z.string().nullable(),
      reason_code: z.enum(REASON_CODES).nullable(),
      /** The network's own message. */
      network_message: z.string().nullable(),
    })
    .nullable(),
  /** The draft that it is about, which waits for approval or was decided on. */
  draft: z
    .object({
      id: z.string(),
      title: z.string().nullable(),
      note: z.string().nullable(),
      /** Whether a post was made of it by the same step; it has the draft's id. */
      sent: z.boolean(),
      /** Whether that post waited for its time then; left out where nobody kept it. */
      scheduled: z.boolean().optional(),
    })
    .nullable()
    .default(null),
  /** The webhook that Carillon paused. */
  webhook: z
    .object({ id: z.string(), name: z.string(), because: z.enum(WEBHOOK_PAUSES) })
    .nullable()
    .default(null),
  /** The member who closed their account, and when it is deleted; or the reader, who has become an owner. */
  member: z
    .object({ id: z.string(), name: z.string(), delete_at: z.iso.datetime().nullable() })
    .nullable()
    .default(null),
});
export type NotificationView = z.infer<typeof notificationView>;
