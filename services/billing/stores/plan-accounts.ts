import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import type { PlanAccount } from '../domain/plan-account.ts';

type Row = Omit<PlanAccount, 'workspaceId'> & { readonly _id: string };

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    revision: { type: Number, required: true },
    trialEndsAt: { type: Date, required: true },
    subscription: { type: Object, default: null },
    checkout: { type: Object, default: null },
    bonusUsed: { type: Boolean, required: true },
    unwritten: { type: [Object], required: true },
  },
  { versionKey: false, collection: 'plan_accounts' },
);

/** One a workspace. */
export interface PlanAccountStore {
  find(workspaceId: string): Promise<PlanAccount | null>;
  /** Does nothing when the workspace has one. */
  create(account: PlanAccount): Promise<void>;
  /** False when the account is no longer `current`. */
  change(current: PlanAccount, next: PlanAccount): Promise<boolean>;
  /** Those entries are in the billing history. */
  noteWritten(workspaceId: string, ids: readonly string[]): Promise<void>;
  ready(): Promise<unknown>;
}

export function createPlanAccountStore(connection: mongoose.Connection): PlanAccountStore {
  const model = connection.model<Row>('PlanAccount', schema);
  return {
    async find(workspaceId) {
      const row = await model.findById(workspaceId).lean<Row>();
      if (!row) return null;
      const { _id, ...rest } = row;
      return { workspaceId: _id, ...rest };
    },
    async create({ workspaceId, ...rest }) {
      await insertIfNew(model, { _id: workspaceId, ...rest });
    },
    async change(current, { workspaceId: _id, revision: _, unwritten, ...rest }) {
      const { revision } = current;
      const change = {
        $set: { ...rest, revision: revision + 1 },
        $push: { unwritten: { $each: unwritten.filter((entry) => !current.unwritten.includes(entry)) } },
      };
      const { matchedCount } = await despiteConflicts(() => model.updateOne({ _id, revision }, change));
      return matchedCount === 1;
    },
    async noteWritten(_id, ids) {
      await despiteConflicts(() => model.updateOne({ _id }, { $pull: { unwritten: { id: { $in: ids } } } }));
    },
    ready: () => makeIndexes(model),
  };
}
