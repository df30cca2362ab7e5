import { insertOnce } from '@carillon/kit/store/insert-once.ts';
import { createLeasedQueue } from '@carillon/kit/store/leased-queue.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';

interface MailRow {
  _id: string;
  kind: string;
  status: 'queued' | 'sent' | 'failed';
  /** The recipient and the content; removed once the mail is sent or given up. */
  sealed?: string;
  queuedAt: Date;
  /** When it may be taken. */
  dueAt: Date;
  attempts: number;
  lease?: string;
  doneAt?: Date;
  /** Why the last try failed, as a code. */
  fault?: string;
}

const schema = new mongoose.Schema<MailRow>(
  {
    _id: String,
    kind: { type: String, required: true },
    status: { type: String, required: true },
    sealed: String,
    queuedAt: { type: Date, required: true },
    dueAt: { type: Date, required: true },
    attempts: { type: Number, required: true },
    lease: String,
    doneAt: Date,
    fault: String,
  },
  { versionKey: false, collection: 'mails' },
);
const TTL_SECONDS = 30 * 24 * 3600;
schema.index({ status: 1, dueAt: 1 });
// Sent mails are stored for operators, and to recognize repeated events.
schema.index({ doneAt: 1 }, { expireAfterSeconds: TTL_SECONDS });

/** A mail in the hands of one process. */
export interface LeasedMail {
  readonly id: string;
  readonly kind: string;
  readonly sealed: string;
  readonly queuedAt: Date;
  /** This one included. */
  readonly attempts: number;
  readonly lease: string;
}

export interface MailStore {
  /** Once for each id. */
  enqueue(
    mail: { readonly id: string; readonly kind: string; readonly sealed: string },
    now: Date,
  ): Promise<void>;
  /** Claims the one due longest, until then. Null if none is due. */
  lease(now: Date, until: Date): Promise<LeasedMail | null>;
  /** Finishes a mail. No effect if the lease has run out and another process took it. */
  finish(mail: LeasedMail, status: 'sent' | 'failed', now: Date, fault?: string): Promise<void>;
  /** Puts off the next try until that time. */
  putOff(mail: LeasedMail, dueAt: Date, fault: string): Promise<void>;
  waiting(): Promise<{ readonly count: number; readonly oldest: Date | null }>;
  ready(): Promise<unknown>;
}

export function createMailStore(connection: mongoose.Connection): MailStore {
  const model = connection.model<MailRow>('Mail', schema);
  const queue = createLeasedQueue(model, { dueAt: 'dueAt', lease: 'lease' }, { status: 'queued' });
  return {
    async enqueue({ id, kind, sealed }, now) {
      const times = { queuedAt: now, dueAt: now };
      await insertOnce(model, { _id: id, kind, sealed, status: 'queued', attempts: 0, ...times });
    },
    async lease(now, until) {
      const row = await queue.take(now, until, { change: { $inc: { attempts: 1 } } });
      if (!row) return null;
      const { id, kind, sealed = '', queuedAt, attempts, lease } = row;
      return { id, kind, sealed, queuedAt, attempts, lease };
    },
    async finish(mail, status, now, fault) {
      const $set = { status, doneAt: now, ...(fault !== undefined && { fault }) };
      await queue.complete(mail, { $set, $unset: { sealed: 1 } });
    },
    async putOff(mail, dueAt, fault) {
      await queue.postpone(mail, dueAt, { change: { $set: { fault } } });
    },
    async waiting() {
      const [count, oldest] = await Promise.all([
        model.countDocuments({ status: 'queued' }),
        model.findOne({ status: 'queued' }, { queuedAt: 1 }).sort({ dueAt: 1 }).lean<MailRow>(),
      ]);
      return { count, oldest: oldest?.queuedAt ?? null };
    },
    ready: () => makeIndexes(model),
  };
}
