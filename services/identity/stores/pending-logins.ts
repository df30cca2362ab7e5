import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import { type PendingLogin, WAITING_MS } from '../domain/second-factor.ts';
import type { LoginFilter } from '../domain/sign-in.ts';
import { loginQuery, ORIGIN_PATHS } from './login-query.ts';

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
schema.index({ 'origin.key': 1 }, { sparse: true });
schema.index({ 'origin.sid': 1 }, { sparse: true });

export interface PendingLoginStore {
  create(login: PendingLogin): Promise<void>;
  find(hash: string): Promise<PendingLogin | null>;
  /** False when another request has finished it. */
  consume(hash: string): Promise<boolean>;
  /** Deletes the pending logins of an ended login, except newer ones. */
  dropEnded(login: LoginFilter, at: Date): Promise<void>;
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
    async dropEnded(login, at) {
      const expiresAt = { $lte: new Date(at.getTime() + WAITING_MS) };
      await model.deleteMany({ ...loginQuery(login, ORIGIN_PATHS), expiresAt });
    },
    ready: () => makeIndexes(model),
  };
}
