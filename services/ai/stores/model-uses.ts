import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';

interface UsesRow {
  /** The user and the day. */
  _id: string;
  count: number;
  until: Date;
}

const schema = new mongoose.Schema<UsesRow>(
  { _id: String, count: { type: Number, required: true }, until: { type: Date, required: true } },
  { versionKey: false, collection: 'model_uses' },
);
schema.index({ until: 1 }, { expireAfterSeconds: 0 });

/** How often the model has written, or is writing, for a user on a day: counted for all processes together. */
export interface ModelUseStore {
  /** Counts one more use. False if there are already `limit`. The row is stored until then. */
  take(userId: string, day: string, limit: number, until: Date): Promise<boolean>;
  /** One less. */
  giveBack(userId: string, day: string): Promise<void>;
  ready(): Promise<unknown>;
}

export function createModelUseStore(connection: mongoose.Connection): ModelUseStore {
  const model = connection.model<UsesRow>('ModelUses', schema);
  const idOf = (userId: string, day: string) => `${userId}:${day}`;

  /** Looking for room and taking it are one write; a row without room is in the way of a new one. */
  const takeOnce = async (_id: string, limit: number, until: Date): Promise<boolean> => {
    const update = { $inc: { count: 1 }, $setOnInsert: { until } };
    try {
      await despiteConflicts(() => model.updateOne({ _id, count: { $lt: limit } }, update, { upsert: true }));
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };

  return {
    // Two first ones at once may both want to insert.
    take: async (userId, day, limit, until) =>
      (await takeOnce(idOf(userId, day), limit, until)) || takeOnce(idOf(userId, day), limit, until),
    async giveBack(userId, day) {
      const filter = { _id: idOf(userId, day), count: { $gt: 0 } };
      await despiteConflicts(() => model.updateOne(filter, { $inc: { count: -1 } }));
    },
    ready: () => makeIndexes(model),
  };
}
