import type { EventOf } from '@carillon/contracts/event.ts';
import type mongoose from 'mongoose';
import { CLAIM_MS } from './claims.ts';

/**
 * Adds an outbox to a schema: the document's own outgoing events, in order, committed by the same write as its state.
 * Writers add events with `appendToOutbox` or `outboxOf`; the relay sends and removes them. `outboxAt` is when to
 * look at the document: since when it has waited, or until when the claim `outboxBy` lasts. It is absent without
 * events, so the index only holds waiting documents.
 */
export function withOutbox(schema: mongoose.Schema): void {
  schema.add({ outbox: { type: [Object], default: () => [] }, outboxAt: Date, outboxBy: String });
  schema.index({ outboxAt: 1 }, { sparse: true });
}

interface Append {
  readonly $push: { outbox: { $each: EventOf[] } };
  readonly $max?: { outboxAt: Date };
}

/** The update that appends events to a document's outbox; spread it beside the update's other operators. A claim stays as it is. */
export const appendToOutbox = (...events: EventOf[]): Append => {
  const last = events.at(-1);
  return {
    $push: { outbox: { $each: events } },
    ...(last && { $max: { outboxAt: new Date(last.occurredAt) } }),
  };
};

/**
 * The update that appends an event to an empty outbox and claims it by the same write, for who sends it at once with
 * `relay.send`. Should this process die before that, the claim runs out, and any relay sends it.
 */
export const appendClaimed = (event: EventOf, { token, now }: { token: string; now: Date }) => ({
  $push: { outbox: { $each: [event] } },
  $set: { outboxAt: new Date(now.getTime() + CLAIM_MS), outboxBy: token },
});

/** The columns of a new document that has events in its outbox. */
export const outboxOf = (events: readonly EventOf[]): { outbox: EventOf[]; outboxAt?: Date } => {
  const last = events.at(-1);
  return { outbox: [...events], ...(last && { outboxAt: new Date(last.occurredAt) }) };
};
