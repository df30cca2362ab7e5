import { REPLY_KEPT_HOURS } from '@carillon/contracts/idempotency-key.ts';
import mongoose from 'mongoose';
import { isDuplicateKey } from '../store/duplicate-key.ts';
import { makeIndexes } from '../store/make-indexes.ts';
import { despiteConflicts } from '../store/write-conflict.ts';

interface Row {
  _id: string;
  workspaceId: string;
  userId: string;
  /** The fingerprint of the request. */
  fingerprint: string;
  /** The lease of the call at work, until whose end nobody else may begin. */
  lease: string;
  leaseUntil: Date;
  status?: number | null;
  /** Sealed. */
  reply?: mongoose.mongo.Binary | null;
  /** When the row goes. */
  goneAt: Date;
}

const text = { type: String, required: true };
const date = { type: Date, required: true };
const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    workspaceId: text,
    userId: text,
    fingerprint: text,
    lease: text,
    leaseUntil: date,
    status: Number,
    reply: Buffer,
    goneAt: date,
  },
  { versionKey: false, collection: 'idempotency_keys' },
);
schema.index({ userId: 1 });
schema.index({ goneAt: 1 }, { expireAfterSeconds: 0 });

const TTL_MS = REPLY_KEPT_HOURS * 3_600_000;

export interface Taking {
  readonly id: string;
  readonly workspaceId: string;
  readonly userId: string;
  readonly fingerprint: string;
  readonly lease: string;
  readonly leaseMs: number;
  readonly now: Date;
}

/** The result of claiming a key: the first call, an answered call, or another call's key. */
export type KeyClaim =
  | { readonly kind: 'taken' | 'underway' | 'other' }
  | { readonly kind: 'answered'; readonly status: number; readonly sealed: Uint8Array };

export interface IdempotencyStore {
  /** Records that a call begins, before any work; or takes over from an interrupted one. */
  take(taking: Taking): Promise<KeyClaim>;
  /** How many calls of a user are stored, up to `limit`. */
  count(userId: string, limit: number): Promise<number>;
  keep(id: string, lease: string, reply: { status: number; sealed: Uint8Array }): Promise<void>;
  /** Ends the lease, so the same request can begin again at once. */
  endLease(id: string, lease: string, now: Date): Promise<void>;
  /** Removes the row, as if the operation had not been called. */
  free(id: string, lease: string): Promise<void>;
  ready(): Promise<unknown>;
}

export function createIdempotencyStore(connection: mongoose.Connection): IdempotencyStore {
  const model = connection.model<Row>('IdempotencyKey', schema);
  return {
    async take({ id: _id, lease, leaseMs, now, ...rest }) {
      const leaseUntil = new Date(now.getTime() + leaseMs);
      const row = { ...rest, lease, leaseUntil, goneAt: new Date(now.getTime() + TTL_MS) };
      await despiteConflicts(() => model.updateOne({ _id }, { $setOnInsert: row }, { upsert: true })).catch(
        (error: unknown) => {
          if (!isDuplicateKey(error)) throw error;
        },
      );
      const existing = await model.findById(_id).lean<Row>();
      if (!existing) return { kind: 'underway' };
      if (existing.lease === lease) return { kind: 'taken' };
      if (existing.fingerprint !== rest.fingerprint) return { kind: 'other' };
      if (existing.reply && existing.status)
        return { kind: 'answered', status: existing.status, sealed: existing.reply.buffer };
      if (existing.leaseUntil > now) return { kind: 'underway' };
      const { modifiedCount } = await despiteConflicts(() =>
        model.updateOne({ _id, lease: existing.lease }, { $set: { lease, leaseUntil } }),
      );
      return { kind: modifiedCount === 1 ? 'taken' : 'underway' };
    },
    count: (userId, limit) => model.countDocuments({ userId }).limit(limit),
    async keep(_id, lease, { status, sealed }) {
      await despiteConflicts(() =>
        model.updateOne({ _id, lease }, { $set: { status, reply: Buffer.from(sealed) } }),
      );
    },
    async endLease(_id, lease, now) {
      await despiteConflicts(() => model.updateOne({ _id, lease }, { $set: { leaseUntil: now } }));
    },
    async free(_id, lease) {
      await despiteConflicts(() => model.deleteOne({ _id, lease }));
    },
    ready: () => makeIndexes(model),
  };
}
