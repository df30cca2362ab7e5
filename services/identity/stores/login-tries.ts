import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import type { LoginTries } from '../domain/login-tries.ts';

interface TriesRow {
  _id: string;
  count: number;
  until: Date;
}

const schema = new mongoose.Schema<TriesRow>(
  { _id: String, count: { type: Number, required: true }, until: { type: Date, required: true } },
  { versionKey: false, collection: 'login_tries' },
);
schema.index({ until: 1 }, { expireAfterSeconds: 0 });

/** Tries to log in, by a hash of the email: counted for all processes together. */
export interface LoginTriesStore {
  /** Counts one more. The first of a row is stored until then. */
  count(hash: string, now: Date, until: Date): Promise<LoginTries>;
  clear(hash: string): Promise<void>;
  /** One less: it was no guess. */
  giveBack(hash: string): Promise<void>;
  ready(): Promise<unknown>;
}

export function createLoginTriesStore(connection: mongoose.Connection): LoginTriesStore {
  const model = connection.model<TriesRow>('LoginTries', schema);

  const countOnce = (hash: string, now: Date, until: Date): Promise<TriesRow> => {
    const running = { $gt: ['$until', now] };
    const next = {
      count: { $cond: [running, { $add: ['$count', 1] }, 1] },
      until: { $cond: [running, '$until', until] },
    };
    return model
      .findOneAndUpdate({ _id: hash }, [{ $set: next }], {
        upsert: true,
        returnDocument: 'after',
        updatePipeline: true,
      })
      .lean<TriesRow>()
      .orFail();
  };

  return {
    // Two first tries at once may both want to insert.
    count: (hash, now, until) =>
      countOnce(hash, now, until).catch((error) => {
        if (isDuplicateKey(error)) return countOnce(hash, now, until);
        throw error;
      }),
    async clear(hash) {
      await model.deleteOne({ _id: hash });
    },
    async giveBack(hash) {
      await model.updateOne({ _id: hash, count: { $gt: 0 } }, { $inc: { count: -1 } });
    },
    ready: () => makeIndexes(model),
  };
}
