import { persistently } from '@carillon/kit/persistently.ts';
import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import { gatherWrites } from '@carillon/kit/store/gather-writes.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
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

/** How many may do something at once, over all processes: each place is held on a lease that runs out by itself. */
export interface SlotStore {
  /** False when `most` of that key are held. */
  take(key: string, most: number, holder: Holder, now: Date): Promise<boolean>;
  renew(keys: readonly string[], holder: Holder): Promise<void>;
  /** Tried again for some seconds, since what is not given back is kept from everybody until it runs out. */
  release(keys: readonly string[], holderId: string): Promise<void>;
  /** Gives every slot back; for a worker that knows that no other one lives. */
  releaseAll(): Promise<void>;
  /** Forgets keys that nobody holds any more; what is left is so little that an index would cost more. */
  tidy(now: Date): Promise<void>;
  ready(): Promise<unknown>;
}

export interface Holder {
  readonly id: string;
  readonly until: Date;
}

export function createSlotStore(connection: mongoose.Connection): SlotStore {
  const model = connection.model<SlotsRow>('Slots', schema);

  const write = gatherWrites(model, { holders: 1 });

  /** Turns out whose time is up. */
  const makeRoom = (key: string, now: Date): Promise<unknown> =>
    despiteConflicts(() => model.updateOne({ _id: key }, { $pull: { holders: { until: { $lte: now } } } }));

  /** Looking for room and taking it are one write on one document; there is no room in one that does not fit. */
  const enter = (key: string, most: number, holder: Holder): Promise<boolean> =>
    write({
      filter: { _id: key, [`holders.${most - 1}`]: { $exists: false } },
      update: { $push: { holders: { ...holder } }, $max: { until: holder.until } },
      upsert: true,
      wasMade: ({ holders }) => holders.some(({ id }) => id === holder.id),
    }).catch((error) => {
      if (isDuplicateKey(error)) return false;
      throw error;
    });

  return {
    async take(key, most, holder, now) {
      if (await enter(key, most, holder)) return true;
      await makeRoom(key, now);
      return enter(key, most, holder);
    },
    async renew(keys, { id, until }) {
      const update = { $set: { 'holders.$.until': until }, $max: { until } };
      const wasMade = ({ holders }: SlotsRow) => holders.some((one) => one.id === id && one.until >= until);
      await Promise.all(
        keys.map((key) => write({ filter: { _id: key, 'holders.id': id }, update, wasMade })),
      );
    },
    async release(keys, holderId) {
      const update = { $pull: { holders: { id: holderId } } };
      const wasMade = ({ holders }: SlotsRow) => holders.every(({ id }) => id !== holderId);
      const one = (key: string) => write({ filter: { _id: key }, update, wasMade });
      await persistently(() => Promise.all(keys.map(one)));
    },
    async releaseAll() {
      await model.deleteMany({ until: { $gt: new Date(0) } });
    },
    async tidy(now) {
      await model.deleteMany({ until: { $lte: now } });
    },
    ready: () => makeIndexes(model),
  };
}
