import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import type { Cooldown } from '../domain/cooldowns.ts';

interface CooldownRow {
  _id: string;
  until: Date;
  reason: string;
}

const schema = new mongoose.Schema<CooldownRow>(
  { _id: String, until: { type: Date, required: true }, reason: String },
  { versionKey: false, collection: 'cooldowns' },
);
schema.index({ until: 1 });

/** The cooldowns of networks and accounts; see `cooldownKey`. */
export interface CooldownStore {
  /** One that is there already is only ever lengthened. */
  put(cooldown: Cooldown): Promise<void>;
  current(now: Date): Promise<Cooldown[]>;
  tidy(now: Date): Promise<void>;
  ready(): Promise<unknown>;
}

export function createCooldownStore(connection: mongoose.Connection): CooldownStore {
  const model = connection.model<CooldownRow>('Cooldown', schema);
  return {
    async put({ key, until, reason }) {
      const filter = { _id: key, until: { $lt: until } };
      const write = () => model.updateOne(filter, { $set: { until, reason } }, { upsert: true });
      await despiteConflicts(write).catch((error) => {
        // The existing one lasts longer.
        if (!isDuplicateKey(error)) throw error;
      });
    },
    async current(now) {
      const rows = await model.find({ until: { $gt: now } }).lean<CooldownRow[]>();
      return rows.map(({ _id, until, reason }) => ({ key: _id, until, reason }));
    },
    async tidy(now) {
      await model.deleteMany({ until: { $lte: now } });
    },
    ready: () => makeIndexes(model),
  };
}
