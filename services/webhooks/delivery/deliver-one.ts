import type { WebhookPayload } from '@carillon/contracts/domain/webhook-payload.ts';
import { readPublicationText } from '@carillon/contracts/http/posts/read-publication-text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Delivery, Try } from '../domain/delivery.ts';
import { judge, type Verdict } from '../domain/retry-policy.ts';
import type { Webhook } from '../domain/webhook.ts';
import { signedHeaders } from '../signing/secrets.ts';
import type { DeliveryStore } from '../stores/deliveries.ts';
import { type PostPolicy, post } from './post.ts';

export interface DeliverDeps {
  readonly stores: { readonly deliveries: DeliveryStore };
  readonly services: Pick<ServiceClient, 'call'>;
  readonly key: Uint8Array;
  readonly policy: PostPolicy;
  readonly stopping: AbortSignal;
  clock(): Date;
  random(): number;
}

/**
 * One delivery attempt and its record. If the process dies between the two, it is sent again, under the same ID. A
 * delivery repeated on request has one attempt: if that fails, its earlier result stays.
 */
export async function deliverOne(
  deps: DeliverDeps,
  webhook: Webhook,
  delivery: Delivery,
): Promise<{ readonly verdict: Verdict; readonly made: Try }> {
  const { key, clock, policy, stopping, random } = deps;
  const body = await bodyOf(deps, delivery);
  const at = clock();
  const startedAt = performance.now();
  const headers = signedHeaders(key, webhook, { id: delivery.eventId, now: at, body });
  const posted = await post(webhook.url, { headers, body }, policy, stopping);
  const attempt: Try = { at, ms: Math.round(performance.now() - startedAt), ...posted };
  const verdict = judge(delivery, attempt, random);
  await deps.stores.deliveries.record(delivery.id, attempt, outcomeOf(delivery, verdict));
  return { verdict, made: attempt };
}

function outcomeOf({ status, dueAt, failure }: Delivery, verdict: Verdict) {
  if (verdict.kind === 'delivered') return { status: 'delivered', dueAt, failure: null } as const;
  if (status !== 'waiting') return { status, dueAt, failure };
  if (verdict.kind === 'retry') return { status, dueAt: verdict.at, failure };
  return { status: 'failed', dueAt, failure } as const;
}

/** With the text of its publication as of the first attempt, so each attempt sends the same. */
async function bodyOf({ services, stores }: DeliverDeps, delivery: Delivery): Promise<string> {
  const { id, payload, textOf, workspaceId } = delivery;
  if (textOf === null) return payload;
  const { data, ...around } = JSON.parse(payload) as WebhookPayload;
  const body = { workspace_id: workspaceId, publication_id: textOf };
  const text = await services.call(readPublicationText, { body }).then(
    (reply) => reply.text,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    },
  );
  const completed = JSON.stringify({ ...around, data: { ...data, text } });
  await stores.deliveries.complete(id, completed);
  return completed;
}
