import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';
import { WEBHOOK_EVENTS } from '../../domain/webhook-events.ts';
import { sentence } from '../../text.ts';

/** How many a workspace may have, and how long a URL and a description may be. */
export const WEBHOOK_LIMITS = { count: 20, url: 2000, description: 100 } as const;

/** For so long what is sent is signed with the secret before as well. */
export const SECRET_OVERLAP_HOURS = 24;

/** For how many days a delivery stays in the log. */
export const DELIVERIES_KEPT_DAYS = 30;

/**
 * Why Carillon paused a webhook. `failing`: nothing was delivered for three days; `gone`: the receiver answered 410;
 * `left`: its creator left the workspace; `reclaimed`: its creator may not have been the account's owner.
 */
export const WEBHOOK_PAUSES = ['failing', 'gone', 'left', 'reclaimed'] as const;
export type WebhookPause = (typeof WEBHOOK_PAUSES)[number];

/** A webhook as its workspace sees it. Its secret is only returned when it is created or rotated. */
export const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  status: z.enum(['active', 'paused']),
  /** Null if a member did it. */
  paused_because: z.enum(WEBHOOK_PAUSES).nullable(),
  /** Since when nothing was delivered, while every try fails. */
  failing_since: z.iso.datetime().nullable(),
  /** Until when the secret before the last renewal signs as well. */
  old_secret_until: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** The user who made it; null where nobody noted it. */
  created_by: z.string().nullable(),
});
export type WebhookView = z.output<typeof webhook>;

export const webhookFields = z.object({
  url: z
    .string(sentence`Enter the URL of the receiver.`)
    .trim()
    .min(1, sentence`Enter the URL of the receiver.`)
    .max(WEBHOOK_LIMITS.url, sentence`Use at most ${{ most: WEBHOOK_LIMITS.url }} characters.`),
  description: textUpTo(WEBHOOK_LIMITS.description).trim().default(''),
  events: z
    .array(z.enum(WEBHOOK_EVENTS))
    .min(1, sentence`Choose at least one event.`)
    .max(WEBHOOK_EVENTS.length)
    .transform((events) => WEBHOOK_EVENTS.filter((one) => events.includes(one))),
});
