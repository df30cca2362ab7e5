import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';

interface KeptRow {
  _id: string;
  at: Date;
  sealed: string;
}

const TTL_SECONDS = 30 * 24 * 3600;
const LIMIT = 200;

const schema = new mongoose.Schema<KeptRow>(
  { _id: String, at: { type: Date, required: true }, sealed: { type: String, required: true } },
  { versionKey: false, collection: 'mailbox' },
);
schema.index({ at: -1 }, { expireAfterSeconds: TTL_SECONDS });

/** A mail that no server sends. Its links open accounts, so it lies sealed. */
export interface SealedMail {
  readonly id: string;
  readonly at: Date;
  readonly sealed: string;
}

export interface MailboxStore {
  /** Once for each id. */
  keep(mail: SealedMail): Promise<void>;
  /** The newest first. */
  list(): Promise<SealedMail[]>;
  find(id: string): Promise<SealedMail | null>;
  ready(): Promise<unknown>;
}

export function createMailboxStore(connection: mongoose.Connection): MailboxStore {
  const model = connection.model<KeptRow>('KeptMail', schema);
  const toMail = ({ _id: id, at, sealed }: KeptRow): SealedMail => ({ id, at, sealed });
  return {
    async keep({ id, ...row }) {
      await despiteConflicts(() => model.updateOne({ _id: id }, { $setOnInsert: row }, { upsert: true }));
      const [first] = await model.find({}, { at: 1 }).sort({ at: -1 }).skip(LIMIT).limit(1).lean<KeptRow[]>();
      if (first) await model.deleteMany({ at: { $lte: first.at } });
    },
    list: async () => (await model.find().sort({ at: -1 }).limit(LIMIT).lean<KeptRow[]>()).map(toMail),
    async find(id) {
      const row = await model.findById(id).lean<KeptRow>();
      return row && toMail(row);
    },
    ready: () => makeIndexes(model),
  };
}
