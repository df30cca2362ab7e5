import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import type { Account } from '../domain/account.ts';

type Row = Omit<Account, 'workspaceId'> & { readonly _id: string };

const number = { type: Number, required: true };
const list = { type: [Object], required: true };
const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    revision: number,
    granted: number,
    spent: number,
    entries: number,
    planWords: { type: Object, default: null },
    reservations: list,
    unwritten: list,
  },
  { versionKey: false, collection: 'word_accounts' },
);

/** One account a workspace. */
export interface AccountStore {
  find(workspaceId: string): Promise<Account | null>;
  /** Does nothing when the workspace has one. */
  create(account: Account): Promise<void>;
  /** Writes `next` with the entries that are new; false when the account is no longer `current`. */
  change(current: Account, next: Account): Promise<boolean>;
  /** The entries up to that number are in the ledger. */
  noteWritten(workspaceId: string, upTo: number): Promise<void>;
  ready(): Promise<unknown>;
}

export function createAccountStore(connection: mongoose.Connection): AccountStore {
  const model = connection.model<Row>('WordAccount', schema);
  const update = async (filter: mongoose.QueryFilter<Row>, change: mongoose.UpdateQuery<Row>) =>
    (await despiteConflicts(() => model.updateOne(filter, change))).matchedCount === 1;

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
    change: (current, { workspaceId: _id, unwritten, revision: _, ...rest }) =>
      update(
        { _id, revision: current.revision },
        {
          $set: { ...rest, revision: current.revision + 1 },
          $push: { unwritten: { $each: unwritten.filter((entry) => !current.unwritten.includes(entry)) } },
        },
      ),
    async noteWritten(workspaceId, upTo) {
      await update({ _id: workspaceId }, { $pull: { unwritten: { number: { $lte: upTo } } } });
    },
    ready: () => makeIndexes(model),
  };
}
