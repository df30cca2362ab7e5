import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';

interface LeaseRow {
  _id: string;
  by: string;
  until: Date;
}

const schema = new mongoose.Schema<LeaseRow>(
  { _id: String, by: { type: String, required: true }, until: { type: Date, required: true } },
  { versionKey: false, collection: 'chore_lease' },
);

/** Which of the workers does the chores: one at a time. */
export interface ChoreLeaseStore {
  /** Takes or renews the lease. False while another worker has it. */
  take(by: string, now: Date, until: Date): Promise<boolean>;
  /** Leaves it to another worker at once. */
  giveUp(by: string): Promise<void>;
  ready(): Promise<unknown>;
}

/** The id of the only row. */
const _id = 'workers';

export function createChoreLeaseStore(connection: mongoose.Connection): ChoreLeaseStore {
  const model = connection.model<LeaseRow>('ChoreLease', schema);
  const set = async (filter: mongoose.QueryFilter<LeaseRow>, lease: Partial<LeaseRow>): Promise<boolean> =>
    (await despiteConflicts(() => model.updateOne({ _id, ...filter }, { $set: lease }))).matchedCount === 1;
  return {
    take: async (by, now, until) =>
      (await set({ by }, { until })) ||
      (await set({ until: { $lte: now } }, { by, until })) ||
      insertIfNew(model, { _id, by, until }),
    async giveUp(by) {
      await set({ by }, { until: new Date(0) });
    },
    ready: () => makeIndexes(model),
  };
}
