import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';

interface Row {
  /** The account and the day. */
  _id: string;
  count: number;
  at: Date;
}

const TTL_SECONDS = 3 * 24 * 3600;

const schema = new mongoose.Schema<Row>(
  { _id: String, count: { type: Number, required: true }, at: { type: Date, required: true } },
  { versionKey: false, collection: 'daily-calls' },
);
schema.index({ at: 1 }, { expireAfterSeconds: TTL_SECONDS });

export interface CallDay {
  readonly platform: PlatformName;
  readonly targetId: string;
  /** YYYY-MM-DD, UTC. */
  readonly date: string;
}

/** How often an account of a network was asked on a day, by all collectors and in all workspaces. */
export interface DailyCallStore {
  /** Counts so many more; false, and none, when that would be more than may be. */
  take(day: CallDay, calls: number, limit: number): Promise<boolean>;
  ready(): Promise<unknown>;
}

export function createDailyCallStore(connection: mongoose.Connection): DailyCallStore {
  const model = connection.model<Row>('DailyCalls', schema);
  return {
    async take({ platform, targetId, date }, calls, limit) {
      const _id = `${platform} ${targetId} ${date}`;
      const filter = { _id, count: { $lte: limit - calls } };
      const add = async (): Promise<boolean> =>
        (await despiteConflicts(() => model.updateOne(filter, { $inc: { count: calls } }))).matchedCount > 0;
      if (await add()) return true;
      // The first of its day, unless another one is it; or there are too many.
      const isFirst = await insertIfNew(model, { _id, count: 0, at: new Date(date) });
      return isFirst && add();
    },
    ready: () => makeIndexes(model),
  };
}
