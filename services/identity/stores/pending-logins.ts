import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import type { PendingLogin } from '../domain/second-factor.ts';

type PendingRow = Omit<PendingLogin, 'hash'> & { readonly _id: string };

const text = { type: String, required: true };
const flag = { type: Boolean, required: true };
const schema = new mongoose.Schema<PendingRow>(
  {
    _id: String,
    userId: text,
    passwordMark: text,
    place: text,
    remember: flag,
    asStranger: flag,
    isVouchedFor: Boolean,
    origin: Object,
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'pending_logins' },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export interface PendingLoginStore {
  create(login: PendingLogin): Promise<void>;
  find(hash: string): Promise<PendingLogin | null>;
  /** False when another request has finished it. */
  consume(hash: string): Promise<boolean>;
  ready(): Promise<unknown>;
}

export function createPendingLoginStore(connection: mongoose.Connection): PendingLoginStore {
  const model = connection.model<PendingRow>('PendingLogin', schema);
  return {
    async create({ hash, ...rest }) {
      await model.create({ _id: hash, ...rest });
    },
    async find(hash) {
      const row = await model.findById(hash).lean<PendingRow>();
      if (!row) return null;
      const { _id, ...rest } = row;
      return { hash: _id, ...rest };
    },
    consume: async (hash) => (await model.deleteOne({ _id: hash })).deletedCount === 1,
    ready: () => makeIndexes(model),
  };
}
