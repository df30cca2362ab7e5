import type { Quota } from '@carillon/contracts/http/billing/quota.ts';
import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import type { QuotaUse } from '../domain/quota-use.ts';

interface Row extends QuotaUse {
  /** The workspace, the quota and the unit. */
  readonly _id: string;
  readonly workspaceId: string;
  readonly quota: Quota;
}

const text = { type: String, required: true };
const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    workspaceId: text,
    quota: text,
    id: text,
    unit: text,
    until: { type: Date, default: null },
    committed: { type: Boolean, required: true },
  },
  { versionKey: false, id: false, collection: 'quota_uses' },
);
schema.index({ workspaceId: 1, quota: 1, id: 1 }, { unique: true });
// Expired uses are deleted automatically.
schema.index({ until: 1 }, { expireAfterSeconds: 0 });

/** Which quota of which workspace. */
export interface QuotaKey {
  readonly workspaceId: string;
  readonly quota: Quota;
}

/** The units that are taken. No two uses have the same one, and no use has two. */
export interface QuotaUseStore {
  list(key: QuotaKey & { readonly id?: string }): Promise<readonly QuotaUse[]>;
  removeExpired(key: QuotaKey, now: Date): Promise<void>;
  count(key: QuotaKey, now: Date): Promise<number>;
  /** False when the unit was taken meanwhile, or the use has one by now. */
  take(key: QuotaKey, use: QuotaUse): Promise<boolean>;
  /** Extends or commits a reservation. False if there is none. */
  renew(key: QuotaKey, id: string, to: Pick<QuotaUse, 'until' | 'committed'>): Promise<boolean>;
  /** @param committed what is committed too */
  release(key: QuotaKey, id: string, committed: boolean): Promise<void>;
  ready(): Promise<unknown>;
}

export function createQuotaUseStore(connection: mongoose.Connection): QuotaUseStore {
  const model = connection.model<Row>('QuotaUse', schema);
  return {
    list: (key) => model.find(key, { _id: 0, id: 1, unit: 1, until: 1, committed: 1 }).lean<QuotaUse[]>(),
    async removeExpired(key, now) {
      await despiteConflicts(() => model.deleteMany({ ...key, until: { $ne: null, $lte: now } }));
    },
    count: (key, now) => model.countDocuments({ ...key, $or: [{ until: null }, { until: { $gt: now } }] }),
    take: (key, use) => {
      const _id = `${key.workspaceId} ${key.quota} ${use.unit}`;
      return insertIfNew(model, { _id, ...key, ...use });
    },
    async renew(key, id, { until, committed }) {
      // A use committed meanwhile does not become a reservation again.
      const which = { ...key, id, ...(!committed && { committed: false }) };
      const { matchedCount } = await despiteConflicts(() =>
        model.updateOne(which, { $set: { until, committed } }),
      );
      return matchedCount === 1;
    },
    async release(key, id, committed) {
      const filter = { ...key, id, ...(!committed && { committed: false }) };
      await despiteConflicts(() => model.deleteMany(filter));
    },
    ready: () => makeIndexes(model),
  };
}
