import mongoose from 'mongoose';

interface PlaceRow {
  _id: string;
  until: Date;
}

const schema = new mongoose.Schema<PlaceRow>(
  { _id: String, until: { type: Date, required: true } },
  { versionKey: false, collection: 'login_places' },
);
schema.index({ until: 1 }, { expireAfterSeconds: 0 });

/** From where somebody has logged in with an email, by a hash of both: a browser's device cookie, or a network. */
export interface LoginPlaceStore {
  knows(hash: string, now: Date): Promise<boolean>;
  remember(hashes: readonly string[], until: Date): Promise<void>;
  ready(): Promise<unknown>;
}

export function createLoginPlaceStore(connection: mongoose.Connection): LoginPlaceStore {
  const model = connection.model<PlaceRow>('LoginPlace', schema);
  return {
    knows: async (hash, now) => (await model.exists({ _id: hash, until: { $gt: now } })) !== null,
    async remember(hashes, until) {
      const updates = hashes.map((hash) => ({
        updateOne: { filter: { _id: hash }, update: { $set: { until } }, upsert: true },
      }));
      await model.bulkWrite(updates, { ordered: false });
    },
    ready: () => model.init(),
  };
}
