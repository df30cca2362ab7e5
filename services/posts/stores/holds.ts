import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';

interface HoldRow {
  _id: string;
  until: Date;
  reason: string;
}

const schema = new mongoose.Schema<HoldRow>(
  { _id: String, until: { type: Date, required: true }, reason: String },
  { versionKey: false, collection: 'holds' },
);
schema.index({ until: 1 });

export interface Hold {
  readonly key: string;
  readonly until: Date;
  /** In the network's own words. */
  readonly reason: string;
}

/** What networks asked to be left alone with for a while; see `heldKey`. */
export interface HoldStore {
  /** A hold that is there already is only ever lengthened. */
  put(hold: Hold): Promise<void>;
  /** Those of these keys that are on hold. */
  current(keys: readonly string[], now: Date): Promise<Hold[]>;
  tidy(now: Date): Promise<void>;
  ready(): Promise<unknown>;
}

export function createHoldStore(connection: mongoose.Connection): HoldStore {
  const model = connection.model<HoldRow>('Hold', schema);
  return {
    async put({ key, until, reason }) {
      const filter = { _id: key, until: { $lt: until } };
      const write = () => model.updateOne(filter, { $set: { until, reason } }, { upsert: true });
      await despiteConflicts(write).catch((error) => {
        // There is one that holds for longer.
        if (!isDuplicateKey(error)) throw error;
      });
    },
    async current(keys, now) {
      const rows = await model.find({ _id: { $in: [...keys] }, until: { $gt: now } }).lean<HoldRow[]>();
      return rows.map(({ _id, until, reason }) => ({ key: _id, until, reason }));
    },
    async tidy(now) {
      await model.deleteMany({ until: { $lte: now } });
    },
    ready: () => makeIndexes(model),
  };
}
