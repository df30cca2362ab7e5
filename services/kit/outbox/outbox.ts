import type { EventOf } from '@carillon/contracts/event.ts';
import type mongoose from 'mongoose';

/**
 * Adds an outbox to a schema: the document's own outgoing events, in order, committed by the same write as
 * its state. Writers `$push` to `outbox`; the relay sends and removes.
 */
export function withOutbox(schema: mongoose.Schema): void {
  schema.add({ outbox: { type: [Object], default: () => [] } });
  schema.index({ 'outbox.id': 1 }, { sparse: true, name: 'outbox' });
}

/** The update that leaves an event behind; spread it beside the update's other operators. */
export const leaving = (...events: EventOf[]): { $push: { outbox: { $each: EventOf[] } } } => ({
  $push: { outbox: { $each: events } },
});
