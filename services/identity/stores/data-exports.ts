import type { EventOf } from '@carillon/contracts/event.ts';
import { appendToOutbox, withOutbox } from '@carillon/kit/outbox/outbox.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';

interface Row {
  /** The user's. */
  _id: string;
  /** Of the ticket that begins a download; null once it was used. */
  ticketHash: string | null;
  ticketUntil: Date;
  /** Where the user asked for it; the download ends with it. */
  sessionId: string;
  /** Of the download that runs, for as long as it is reported. */
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

interface Lease {
  readonly userId: string;
  readonly lease: string;
}

/** What users take away, one download at a time each. */
export interface DataExportStore {
  isRunning(userId: string, now: Date): Promise<boolean>;
  /** In place of one that was not used. */
  offer(ticket: Ticket, until: Date): Promise<void>;
  /** False where the ticket is not good, or another download runs. Of two who bring it only one gets it. */
  take(
    ticket: Ticket,
    held: { readonly lease: string; readonly now: Date; readonly until: Date },
    event: EventOf,
  ): Promise<boolean>;
  /** The session that it was asked for in; null once it is another's turn. */
  renew(held: Lease, until: Date): Promise<string | null>;
  /** False when it was another's turn already. */
  end(held: Lease, now: Date): Promise<boolean>;
  readonly outbox: mongoose.Model<never>;
  ready(): Promise<unknown>;
}

export function createDataExportStore(connection: mongoose.Connection): DataExportStore {
  const model = connection.model<Row>('DataExport', schema);
  const goneAfter = (at: Date) => ({ goneAt: new Date(at.getTime() + DAY_MS) });
  const changed = async (filter: mongoose.QueryFilter<Row>, update: mongoose.UpdateQuery<Row>) =>
    despiteConflicts(() => model.findOneAndUpdate(filter, update).lean<Row>());
  return {
    async isRunning(_id, now) {
      return (await model.exists({ _id, leasedUntil: { $gt: now } })) !== null;
    },
    async offer({ userId: _id, sessionId, hash }, until) {
      const $set = { sessionId, ticketHash: hash, ticketUntil: until, ...goneAfter(until) };
      const $setOnInsert = { lease: null, leasedUntil: new Date(0) };
      await despiteConflicts(() => model.updateOne({ _id }, { $set, $setOnInsert }, { upsert: true }));
    },
    async take({ userId: _id, sessionId, hash }, { lease, now, until }, event) {
      const filter = {
        _id,
        sessionId,
        ticketHash: hash,
        ticketUntil: { $gt: now },
        leasedUntil: { $lte: now },
      };
      const $set = { ticketHash: null, lease, leasedUntil: until, ...goneAfter(until) };
      return (await changed(filter, { $set, ...appendToOutbox(event) })) !== null;
    },
    async renew({ userId: _id, lease }, leasedUntil) {
      const row = await changed({ _id, lease }, { $set: { leasedUntil, ...goneAfter(leasedUntil) } });
      return row?.sessionId ?? null;
    },
    async end({ userId: _id, lease }, now) {
      return (await changed({ _id, lease }, { $set: { lease: null, leasedUntil: now } })) !== null;
    },
    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}
