import { setTimeout as pause } from 'node:timers/promises';
import type { EventKind, EventOf } from '@carillon/contracts/event.ts';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { countFromZero, type Metrics } from '../metrics.ts';
import { newContext, runInContext } from '../request-context.ts';
import { inSpan } from '../tracing/tracing.ts';
import type { Subscription } from './bus.ts';
import { createRecentIds, type RecentIds } from './recent-ids.ts';

export interface DeliveryOptions {
  readonly log: Log;
  readonly metrics?: Metrics;
  /** Waits between tries, milliseconds; as many retries as there are waits. Default: for about four minutes. */
  readonly retryDelaysMs?: readonly number[];
}

/**
 * A store or another service that a handler needs may be unavailable for minutes; a handler that can't handle an
 * event by then never will.
 */
const RETRY_DELAYS_MS = [200, 1000, 5000, 15_000, 30_000, 60_000, 60_000, 60_000];

const OUTCOMES = ['handled', 'duplicate', 'dead'] as const;

/** The outcome of a delivery: acknowledged, or a dead letter. */
export type Outcome = (typeof OUTCOMES)[number];

/** Shows a subscription’s outcomes before its first event, so that its first dead letter is seen. */
export function showSubscription({ queue }: Pick<Subscription, 'queue'>, metrics: Metrics | undefined): void {
  if (metrics) countFromZero(metrics.events, { queue: [queue], outcome: OUTCOMES });
}

/**
 * One event through one subscription: checked, dropped when seen before, tried again when the handler fails. Rejects
 * when the bus closes before that: the sender still has it.
 */
export type Deliver = (subscription: Subscription, raw: unknown) => Promise<Outcome>;

/** How many handled events a subscription remembers in this process. */
const REMEMBERED = 2_000;

const envelope = z.object({
  id: z.string().min(1),
  type: z.string(),
  version: z.number(),
  occurredAt: z.string(),
  correlationId: z.string(),
  traceparent: z.string().max(55).optional(),
  actor: z
    .object({ userId: z.string(), tokenId: z.string().optional(), by: z.string().optional() })
    .nullable()
    .optional(),
  data: z.unknown(),
});

/** @param closing ends waiting for the next try */
export function createDelivery(options: DeliveryOptions, closing: AbortSignal): Deliver {
  const memories = new WeakMap<Subscription, RecentIds>();
  return async (subscription, raw) => {
    const handled = memories.get(subscription) ?? createRecentIds(REMEMBERED);
    memories.set(subscription, handled);
    const outcome = await attempt(subscription, raw, handled, { ...options, closing });
    options.metrics?.events.inc({ queue: subscription.queue, outcome });
    return outcome;
  };
}

async function attempt(
  subscription: Subscription,
  raw: unknown,
  handled: RecentIds,
  { log, retryDelaysMs = RETRY_DELAYS_MS, closing }: DeliveryOptions & { closing: AbortSignal },
): Promise<Outcome> {
  const { queue } = subscription;
  const event = checkEvent(subscription.kind, raw);
  if (!event) {
    log.error({ queue, event: raw }, 'dead letter: not an event of this kind');
    return 'dead';
  }
  return runInContext(newContext({ correlationId: event.correlationId }), async () => {
    for (let tries = 0; ; tries++) {
      if (handled.has(event.id)) return 'duplicate';
      try {
        await inSpan(
          () => ({
            name: `handle ${event.type}`,
            kind: 'CONSUMER',
            attributes: { 'messaging.destination.name': queue, 'messaging.message.id': event.id },
            traceparent: event.traceparent,
          }),
          () => subscription.handle(event),
        );
        handled.add(event.id);
        return 'handled';
      } catch (err) {
        const delay = retryDelaysMs[tries];
        if (delay === undefined) {
          log.error({ err, queue, event }, 'dead letter: the handler kept failing');
          return 'dead';
        }
        log.warn({ err, queue, eventId: event.id, tries: tries + 1 }, 'handler failed; trying again');
        await pause(delay, undefined, { signal: closing });
      }
    }
  });
}

function checkEvent(kind: EventKind, raw: unknown): EventOf | null {
  const outer = envelope.safeParse(raw);
  if (!outer.success || outer.data.type !== kind.type || outer.data.version !== kind.version) return null;
  const inner = kind.data.safeParse(outer.data.data);
  if (!inner.success) return null;
  const { traceparent, actor, ...rest } = outer.data;
  return {
    ...rest,
    ...(traceparent && { traceparent }),
    ...(actor !== undefined && { actor }),
    data: inner.data,
  };
}
