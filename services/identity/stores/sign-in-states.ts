import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import type { SignInState } from '../domain/sign-in.ts';

type StateRow = Omit<SignInState, 'hash'> & { _id: string };

const schema = new mongoose.Schema<StateRow>(
  {
    _id: String,
    provider: { type: String, required: true },
    browser: { type: String, required: true },
    purpose: { type: Object, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'sign_in_states' },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export interface SignInStateStore {
  create(state: SignInState): Promise<void>;
  /** Takes a state out, so that of two who bring it only one gets it. */
  consume(hash: string): Promise<SignInState | null>;
  ready(): Promise<unknown>;
}

export function createSignInStateStore(connection: mongoose.Connection): SignInStateStore {
  const model = connection.model<StateRow>('SignInState', schema);
  return {
    async create({ hash, ...rest }) {
      await model.create({ _id: hash, ...rest });
    },
    async consume(hash) {
      const row = await model.findOneAndDelete({ _id: hash }).lean<StateRow>();
      if (!row) return null;
      const { _id, ...rest } = row;
      return { hash: _id, ...rest };
    },
    ready: () => makeIndexes(model),
  };
}
