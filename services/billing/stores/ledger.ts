import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import type { Entry } from '../domain/account.ts';

interface Row extends Omit<Entry, 'id'> {
  /** The workspace and the entry. */
  readonly _id: string;
  readonly workspaceId: string;
}

const text = { type: String, required: true };
const number = { type: Number, required: true };
const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    workspaceId: text,
    kind: text,
    reason: text,
    words: number,
    left: number,
    at: { type: Date, required: true },
    number,
  },
  { versionKey: false, collection: 'word_ledger' },
);
schema.index({ workspaceId: 1, number: -1 });

/** The permanent record of words granted and spent. */
export interface LedgerStore {
  /** Does nothing with an entry that is there. */
  add(workspaceId: string, entry: Entry): Promise<void>;
  find(workspaceId: string, id: string): Promise<Entry | null>;
  /** The newest first. */
  page(workspaceId: string, before: number | null, limit: number): Promise<Entry[]>;
  ready(): Promise<unknown>;
}

export function createLedgerStore(connection: mongoose.Connection): LedgerStore {
  const model = connection.model<Row>('WordLedger', schema);
  return {
    async add(workspaceId, { id, ...entry }) {
      await insertIfNew(model, { _id: rowId(workspaceId, id), workspaceId, ...entry });
    },
    async find(workspaceId, id) {
      const row = await model.findById(rowId(workspaceId, id)).lean<Row>();
      return row && entryOf(row);
    },
    async page(workspaceId, before, limit) {
      const filter = { workspaceId, ...(before !== null && { number: { $lt: before } }) };
      return (await model.find(filter).sort({ number: -1 }).limit(limit).lean<Row[]>()).map(entryOf);
    },
    ready: () => makeIndexes(model),
  };
}

const rowId = (workspaceId: string, id: string): string => `${workspaceId} ${id}`;

const entryOf = ({ _id, workspaceId, ...entry }: Row): Entry => ({
  id: _id.slice(workspaceId.length + 1),
  ...entry,
});
