import type { WebhookCause } from '@carillon/contracts/domain/webhook-causes.ts';
import type { WebhookType } from '@carillon/contracts/domain/webhook-events.ts';
import type { WebhookFailure } from '@carillon/contracts/domain/webhook-failures.ts';
import type { WebhookDelivery, WebhookTry } from '@carillon/contracts/http/webhooks/webhook-delivery.ts';

/** One delivery attempt, with the beginning of the reply. */
export interface Try {
  readonly at: Date;
  readonly ms: number;
  readonly code: number | null;
  readonly failure: WebhookFailure | null;
  /** Tries that were stored earlier have none. */
  readonly cause?: WebhookCause | null;
  readonly answer: string;
}

/** An event on its way to one webhook: there is one for each event and webhook. */
export interface Delivery {
  readonly id: string;
  readonly webhookId: string;
  readonly workspaceId: string;
  /** Receivers tell events apart by it. */
  readonly eventId: string;
  readonly type: WebhookType;
  /** When it happened. */
  readonly at: Date;
  /** The body as it is sent, JSON. */
  readonly payload: string;
  /** The publication whose text the payload lacks, until the first try. */
  readonly textOf: string | null;
  readonly status: WebhookDelivery['status'];
  readonly tries: number;
  /** When a waiting delivery is tried next. */
  readonly dueAt: Date;
  /** Since when it has waited. */
  readonly queuedAt: Date;
  /** Somebody wants it to be sent again, out of turn. */
  readonly askedAt: Date | null;
  readonly failure: WebhookFailure | null;
  /** The latest last. */
  readonly log: readonly Try[];
}

export const tryView = ({ at, ms, code, failure, cause = null }: Try): WebhookTry => ({
  at: at.toISOString(),
  ms,
  code,
  failure,
  cause,
});

export function viewOf(delivery: Delivery): WebhookDelivery {
  const { id, type, status, tries, failure, dueAt } = delivery;
  const last = delivery.log.at(-1);
  return {
    id,
    type,
    status,
    tries,
    failure,
    at: delivery.at.toISOString(),
    next_try_at: status === 'waiting' && tries > 0 ? dueAt.toISOString() : null,
    last_try: last ? tryView(last) : null,
  };
}
