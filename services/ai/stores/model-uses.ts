import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
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

/** How often a user has asked the model on a day: counted for all processes together. */
export interface ModelUseStore {
  /** One more; how many there are with it. The row is kept until then. */
  count(userId: string, day: string, until: Date): Promise<number>;
  ready(): Promise<unknown>;
}

export function createModelUseStore(connection: mongoose.Connection): ModelUseStore {
  const model = connection.model<UsesRow>('ModelUses', schema);

  const countOnce = async (_id: string, until: Date): Promise<number> => {
    const { count } = await model
      .findOneAndUpdate(
        { _id },
        { $inc: { count: 1 }, $setOnInsert: { until } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<UsesRow>()
      .orFail();
    return count;
  };

  return {
    // Two first ones at once may both want to insert.
    count: (userId, day, until) =>
      countOnce(`${userId}:${day}`, until).catch((error) => {
        if (isDuplicateKey(error)) return countOnce(`${userId}:${day}`, until);
        throw error;
      }),
    ready: () => model.init(),
  };
}
