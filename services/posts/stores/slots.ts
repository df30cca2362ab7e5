import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import mongoose from 'mongoose';

interface SlotsRow {
  _id: string;
  holders: { id: string; until: Date }[];
  /** When the last of them ends, should nobody renew it. */
  until: Date;
}

const schema = new mongoose.Schema<SlotsRow>(
  {
    _id: String,
    holders: [new mongoose.Schema({ id: String, until: Date }, { _id: false, id: false })],
    until: Date,
  },
  { versionKey: false, collection: 'slots' },
);
schema.index({ until: 1 });

/** How many may do something at once, over all processes: each place is held on a lease that runs out by itself. */
export interface SlotStore {
  /** False when `most` of that key are held. */
  take(key: string, most: number, holder: Holder, now: Date): Promise<boolean>;
  renew(keys: readonly string[], holder: Holder): Promise<void>;
  release(keys: readonly string[], holderId: string): Promise<void>;
  /** Forgets keys that nobody holds any more. */
  tidy(now: Date): Promise<void>;
  ready(): Promise<unknown>;
}

export interface Holder {
  readonly id: string;
  readonly until: Date;
}

export function createSlotStore(connection: mongoose.Connection): SlotStore {
  const model = connection.model<SlotsRow>('Slots', schema);

  /** Turns out whose time is up, and begins a key that is not there yet. */
  const makeRoom = async (key: string, now: Date): Promise<void> => {
    const change = { $pull: { holders: { until: { $lte: now } } }, $setOnInsert: { until: now } };
    await model.updateOne({ _id: key }, change, { upsert: true }).catch((error) => {
      // Somebody else began it in the same moment.
      if (!isDuplicateKey(error)) throw error;
    });
  };

  return {
    async take(key, most, holder, now) {
      // Looking for room and taking it are one write on one document.
      const room = { _id: key, [`holders.${most - 1}`]: { $exists: false } };
      const entry = { $push: { holders: { ...holder } }, $max: { until: holder.until } };
      const enter = async () => (await model.updateOne(room, entry)).modifiedCount === 1;
      if (await enter()) return true;
      await makeRoom(key, now);
      return enter();
    },
    async renew(keys, { id, until }) {
      await model.updateMany(
        { _id: { $in: [...keys] }, 'holders.id': id },
        { $set: { 'holders.$.until': until }, $max: { until } },
      );
    },
    async release(keys, holderId) {
      await model.updateMany({ _id: { $in: [...keys] } }, { $pull: { holders: { id: holderId } } });
    },
    async tidy(now) {
      await model.deleteMany({ until: { $lte: now } });
    },
    ready: () => model.init(),
  };
}
