import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import type { PasskeyChallenge } from '../domain/passkey.ts';

type ChallengeRow = Omit<PasskeyChallenge, 'hash'> & { readonly _id: string };

const schema = new mongoose.Schema<ChallengeRow>(
  {
    _id: String,
    purpose: { type: String, required: true },
    boundTo: { type: String, default: '' },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'passkey_challenges' },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export interface PasskeyChallengeStore {
  create(challenge: PasskeyChallenge): Promise<void>;
  /** Takes a challenge out, so that of two who answer it only one gets it. */
  consume(hash: string): Promise<PasskeyChallenge | null>;
  ready(): Promise<unknown>;
}

export function createPasskeyChallengeStore(connection: mongoose.Connection): PasskeyChallengeStore {
  const model = connection.model<ChallengeRow>('PasskeyChallenge', schema);
  return {
    async create({ hash, ...rest }) {
      await model.create({ _id: hash, ...rest });
    },
    async consume(hash) {
      const row = await model.findOneAndDelete({ _id: hash }).lean<ChallengeRow>();
      if (!row) return null;
      const { purpose, boundTo, expiresAt } = row;
      return { hash, purpose, boundTo, expiresAt };
    },
    ready: () => makeIndexes(model),
  };
}
