import type { EventOf } from '@carillon/contracts/event.ts';
import { appendToOutbox, withOutbox } from '@carillon/kit/outbox/outbox.ts';
import { createLeasedQueue, type LeaseOf } from '@carillon/kit/store/leased-queue.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';

interface Row {
  /** The user's. */
  _id: string;
  /** Hash of the ticket that starts a download. Null once it was used. */
  ticketHash: string | null;
  ticketUntil: Date;
  /** Where the user asked for it; the download ends with it. */
  sessionId: string;
  /** Lease of the running download, while it is reported. */
  lease: string | null;
  leasedUntil: Date;
  goneAt: Date;
}

const date = { type: Date, required: true };
const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    ticketHash: { type: String, default: null },
    ticketUntil: date,
    sessionId: { type: String, required: true },
    lease: { type: String, default: null },
    leasedUntil: date,
    goneAt: date,
  },
  { versionKey: false, collection: 'data_exports' },
);
schema.index({ goneAt: 1 }, { expireAfterSeconds: 0 });
withOutbox(schema);

const DAY_MS = 24 * 3_600_000;

interface Ticket {
  readonly userId: string;
  readonly sessionId: string;
  readonly hash: string;
}

interface Lease extends Pick<LeaseOf, 'lease'> {
  readonly userId: string;
}

/** Users' data exports, one download at a time each. */
export interface DataExportStore {
  isRunning(userId: string, now: Date): Promise<boolean>;
  /** Replaces an unused one. */
  offer(ticket: Ticket, until: Date): Promise<void>;
  /** @returns the lease; null where the ticket is not good, or another download runs. Of two who bring it one gets it. */
  take(
    ticket: Ticket,
    time: { readonly now: Date; readonly until: Date },
    event: EventOf,
  ): Promise<string | null>;
  /** The session that it was asked for in; null once it is another's turn. */
  renew(lease: Lease, until: Date): Promise<string | null>;
  /** False if another call has taken it. */
  end(lease: Lease, now: Date): Promise<boolean>;
  readonly outbox: mongoose.Model<never>;
  ready(): Promise<unknown>;
}

export function createDataExportStore(connection: mongoose.Connection): DataExportStore {
  const model = connection.model<Row>('DataExport', schema);
  const goneAfter = (at: Date) => ({ goneAt: new Date(at.getTime() + DAY_MS) });
  const queue = createLeasedQueue(model, { dueAt: 'leasedUntil', lease: 'lease' });
  return {
    async isRunning(_id, now) {
      return (await model.exists({ _id, leasedUntil: { $gt: now } })) !== null;
    },
    async offer({ userId: _id, sessionId, hash }, until) {
      const $set = { sessionId, ticketHash: hash, ticketUntil: until, ...goneAfter(until) };
      const $setOnInsert = { lease: null, leasedUntil: new Date(0) };
      await despiteConflicts(() => model.updateOne({ _id }, { $set, $setOnInsert }, { upsert: true }));
    },
    async take({ userId: _id, sessionId, hash }, { now, until }, event) {
      const among = { _id, sessionId, ticketHash: hash, ticketUntil: { $gt: now } };
      const change = { $set: { ticketHash: null, ...goneAfter(until) }, ...appendToOutbox(event) };
      return (await queue.take(now, until, { among, change }))?.lease ?? null;
    },
    async renew({ userId: id, lease }, until) {
      const row = await queue.renew({ id, lease }, until, { $set: goneAfter(until) });
      return row?.sessionId ?? null;
    },
    end: ({ userId: id, lease }, now) => queue.postpone({ id, lease }, now),
    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}
