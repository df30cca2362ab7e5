import type { Counted } from '@carillon/contracts/http/billing/use.ts';
import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import type { Use } from '../domain/use.ts';

interface Row extends Use {
  /** The workspace, the kind and the place. */
  readonly _id: string;
  readonly workspaceId: string;
  readonly kind: Counted;
}

const text = { type: String, required: true };
const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    workspaceId: text,
    kind: text,
    id: text,
    place: text,
    until: { type: Date, default: null },
    kept: { type: Boolean, required: true },
  },
  { versionKey: false, id: false, collection: 'plan_uses' },
);
schema.index({ workspaceId: 1, kind: 1, id: 1 }, { unique: true });
// What is over goes by itself, where nobody looks.
schema.index({ until: 1 }, { expireAfterSeconds: 0 });

/** Whose uses, and of what. */
export interface UseKey {
  readonly workspaceId: string;
  readonly kind: Counted;
}

/** The places that are taken. No two uses have the same one, and no use has two. */
export interface UseStore {
  held(key: UseKey & { readonly id?: string }): Promise<readonly Use[]>;
  /** Removes what is over at that moment. */
  sweep(key: UseKey, now: Date): Promise<void>;
  count(key: UseKey, now: Date): Promise<number>;
  /** False when the place was taken meanwhile, or the use has one by now. */
  take(key: UseKey, use: Use): Promise<boolean>;
  /** False when it is not held. */
  prolong(key: UseKey, id: string, to: Pick<Use, 'until' | 'kept'>): Promise<boolean>;
  release(key: UseKey, id: string, unlessKept: boolean): Promise<void>;
  ready(): Promise<unknown>;
}

export function createUseStore(connection: mongoose.Connection): UseStore {
  const model = connection.model<Row>('PlanUse', schema);
  return {
    held: (key) => model.find(key, { _id: 0, id: 1, place: 1, until: 1, kept: 1 }).lean<Use[]>(),
    async sweep(key, now) {
      await despiteConflicts(() => model.deleteMany({ ...key, until: { $ne: null, $lte: now } }));
    },
    count: (key, now) => model.countDocuments({ ...key, $or: [{ until: null }, { until: { $gt: now } }] }),
    take: (key, use) => {
      const _id = `${key.workspaceId} ${key.kind} ${use.place}`;
      return insertIfNew(model, { _id, ...key, ...use });
    },
    async prolong(key, id, { until, kept }) {
      // What was kept meanwhile is not made a reservation again.
      const which = { ...key, id, ...(!kept && { kept: false }) };
      const { matchedCount } = await despiteConflicts(() =>
        model.updateOne(which, { $set: { until, kept } }),
      );
      return matchedCount === 1;
    },
    async release(key, id, unlessKept) {
      const filter = { ...key, id, ...(unlessKept && { kept: false }) };
      await despiteConflicts(() => model.deleteMany(filter));
    },
    ready: () => makeIndexes(model),
  };
}
