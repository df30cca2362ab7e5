import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { createLeasedQueue } from '@carillon/kit/store/leased-queue.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import type { SealedRevocable } from '../domain/connection.ts';
import type { NewRevocation, Revocation } from '../domain/revocation.ts';

interface RevocationRow {
  /** The app and the account: a grant is given back once, however many connections had it. */
  _id: string;
  app: string;
  accountId: string;
  platform: PlatformName;
  workspaceId: string;
  accessToken: string;
  server?: string | null;
  proofKey?: string | null;
  refreshToken?: string | null;
  attempts: number;
  nextAt: Date;
  /** While a process is at work on it. */
  claimedUntil: Date;
  lease?: string;
}

const text = { type: String, required: true };
const date = { type: Date, required: true };
const schema = new mongoose.Schema<RevocationRow>(
  {
    _id: String,
    app: text,
    accountId: text,
    platform: text,
    workspaceId: text,
    accessToken: text,
    server: String,
    proofKey: String,
    refreshToken: String,
    attempts: { type: Number, required: true },
    nextAt: date,
    claimedUntil: date,
    lease: String,
  },
  { versionKey: false, collection: 'revocations' },
);
schema.index({ nextAt: 1 });
schema.index({ workspaceId: 1 });

type Grant = Pick<NewRevocation, 'app' | 'accountId'>;

/** Grants whose connection is gone, until the network has heard of it. */
export interface RevocationStore {
  /** Records a grant to be revoked from then on, and replaces an earlier record. */
  note(revocation: NewRevocation, from: Date): Promise<void>;
  /** Its connection is gone. */
  release(grant: Grant, now: Date): Promise<void>;
  /** Claims the next due one until then. */
  claim(now: Date, until: Date): Promise<Revocation | null>;
  /** Not before then again. */
  postpone(revocation: Revocation, nextAt: Date): Promise<void>;
  /** Removes a revocation, unless it was noted anew meanwhile. */
  remove(revocation: Revocation): Promise<void>;
  /**
   * Holds revocations back until then, because a user connecting in that workspace may connect the same account
   * again.
   */
  holdAll(of: Pick<NewRevocation, 'app' | 'workspaceId'>, until: Date): Promise<void>;
  /** The same for an account about to be reconnected. False while a process is about to revoke the grant. */
  hold(grant: Grant, now: Date, until: Date): Promise<boolean>;
  /** The next after one, in an order that stays. */
  list(after: Grant | null, limit: number): Promise<NewRevocation[]>;
  /** The same access, sealed otherwise. False when another has been noted meanwhile. */
  reseal(revocation: NewRevocation, access: SealedRevocable): Promise<boolean>;
  /** The account is connected again. False while a process is about to give the grant back. */
  cancel(grant: Grant, now: Date): Promise<boolean>;
  /** Whether a grant of an account on that server is still to be given back. */
  isServerUsed(place: { readonly platform: PlatformName; readonly server: string }): Promise<boolean>;
  ready(): Promise<unknown>;
}

export function createRevocationStore(connection: mongoose.Connection): RevocationStore {
  const model = connection.model<RevocationRow>('Revocation', schema);
  const idOf = ({ app, accountId }: Grant): string => `${app} ${accountId}`;
  const queue = createLeasedQueue(model, { dueAt: 'nextAt', lease: 'lease', leasedUntil: 'claimedUntil' });
  const claimed = (one: Revocation) => ({ id: idOf(one), lease: one.lease });
  return {
    async note(revocation, nextAt) {
      const _id = idOf(revocation);
      const none = { server: null, proofKey: null, refreshToken: null };
      const $set = { ...none, ...revocation, attempts: 0, nextAt };
      const $setOnInsert = { claimedUntil: new Date(0) };
      // A process that is revoking the old grant doesn't affect the new one.
      const change = { $set, $setOnInsert, $unset: { lease: 1 } } as const;
      await despiteConflicts(() => model.updateOne({ _id }, change, { upsert: true }));
    },
    async release(grant, nextAt) {
      await despiteConflicts(() =>
        model.updateOne({ _id: idOf(grant), nextAt: { $gt: nextAt }, attempts: 0 }, { $set: { nextAt } }),
      );
    },
    claim: (now, until) =>
      queue.take(now, until, { change: { $set: { nextAt: until }, $inc: { attempts: 1 } } }),
    async postpone(one, nextAt) {
      await queue.postpone(claimed(one), nextAt);
    },
    async remove(one) {
      await queue.remove(claimed(one));
    },
    async holdAll(of, nextAt) {
      const filter = { workspaceId: of.workspaceId, app: of.app, nextAt: { $lt: nextAt } };
      await despiteConflicts(() => model.updateMany(filter, { $set: { nextAt } }));
    },
    async hold(grant, now, nextAt) {
      const _id = idOf(grant);
      const free = { _id, claimedUntil: { $lte: now }, nextAt: { $lt: nextAt } };
      await despiteConflicts(() => model.updateOne(free, { $set: { nextAt } }));
      return (await model.exists({ _id, claimedUntil: { $gt: now } })) === null;
    },
    async list(after, limit) {
      const later = after === null ? {} : { _id: { $gt: idOf(after) } };
      return model.find(later).sort({ _id: 1 }).limit(limit).lean<RevocationRow[]>();
    },
    async reseal(revocation, access) {
      const _id = idOf(revocation);
      const same = { _id, accessToken: revocation.accessToken };
      const { matchedCount } = await despiteConflicts(() => model.updateOne(same, { $set: access }));
      // If it was revoked meanwhile, there is nothing left to encrypt.
      return matchedCount === 1 || (await model.exists({ _id })) === null;
    },
    async cancel(grant, now) {
      const _id = idOf(grant);
      await despiteConflicts(() => model.deleteOne({ _id, claimedUntil: { $lte: now } }));
      return (await model.exists({ _id })) === null;
    },
    isServerUsed: async ({ platform, server }) => (await model.exists({ platform, server })) !== null,
    ready: () => makeIndexes(model),
  };
}
