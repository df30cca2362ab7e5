import { z } from 'zod';
import { WEBHOOK_CAUSES } from '../../domain/webhook-causes.ts';
import { WEBHOOK_TYPES } from '../../domain/webhook-events.ts';
import { WEBHOOK_FAILURES } from '../../domain/webhook-failures.ts';

/** So many of the latest tries are kept with a delivery. */
export const TRIES_KEPT = 10;

/** One try to deliver. */
export const webhookTry = z.object({
  at: z.iso.datetime(),
  /** How long it took, milliseconds. */
  ms: z.number().int(),
  /** The HTTP status of the answer; null without one. */
  code: z.number().int().nullable(),
  /** Null when it was delivered. */
  failure: z.enum(WEBHOOK_FAILURES).nullable(),
  /** Why it is unreachable, its certificate isn't good, or it is too slow, as far as that is known. */
  cause: z.enum(WEBHOOK_CAUSES).nullable().optional(),
});
export type WebhookTry = z.output<typeof webhookTry>;

/** An event on its way to a webhook. Times are ISO 8601, UTC. */
export const webhookDelivery = z.object({
  id: z.string(),
  type: z.enum(WEBHOOK_TYPES),
  /** When the event happened. */
  at: z.iso.datetime(),
  /** `waiting`: for its first or next try; `failed`: it is not tried any more, unless somebody asks for it. */
  status: z.enum(['waiting', 'delivered', 'failed']),
  /** How often it was tried. */
  tries: z.number().int(),
  /** When it is tried next; null when it is not, or at once. */
  next_try_at: z.iso.datetime().nullable(),
  last_try: webhookTry.nullable(),
  /** Why it failed, where that was not its last try. */
  failure: z.enum(WEBHOOK_FAILURES).nullable(),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;
