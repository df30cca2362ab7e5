import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';

/** With which zone data all planned times were looked at last. */
export interface ZoneDataState {
  /** A release of the IANA database, such as 2026f. */
  readonly release: string;
  /** When they are looked at once more; null when they were. */
  readonly againAt: Date | null;
}

interface ZoneDataRow extends ZoneDataState {
  _id: string;
}

const schema = new mongoose.Schema<ZoneDataRow>(
  { _id: String, release: { type: String, required: true }, againAt: { type: Date, default: null } },
  { versionKey: false, collection: 'zone_data' },
);

export interface ZoneDataStore {
  /** Null where they never were. */
  find(): Promise<ZoneDataState | null>;
  save(state: ZoneDataState): Promise<void>;
}

/** The id of the only row. */
const _id = 'planned';

export function createZoneDataStore(connection: mongoose.Connection): ZoneDataStore {
  const model = connection.model<ZoneDataRow>('ZoneData', schema);
  return {
    async find() {
      const row = await model.findOne({ _id }).lean<ZoneDataRow>();
      return row && { release: row.release, againAt: row.againAt };
    },
    async save({ release, againAt }) {
      await despiteConflicts(() =>
        model.updateOne({ _id }, { $set: { release, againAt } }, { upsert: true }),
      );
    },
  };
}
