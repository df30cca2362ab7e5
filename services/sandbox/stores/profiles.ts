import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { type Connection, Schema } from 'mongoose';
import type { Profile } from '../domain/profile.ts';

type Row = Omit<Profile, 'id'> & { _id: string };

const schema = new Schema<Row>(
  {
    _id: String,
    network: { type: String, required: true },
    kind: { type: String, required: true },
    name: { type: String, required: true },
    username: { type: String, required: true },
    ownerId: { type: String, required: true },
    counterpartId: { type: String, default: null },
    followers: { type: Number, required: true },
  },
  { versionKey: false },
).index({ ownerId: 1, kind: 1, name: 1 });

const MAX_KNOWN = 10_000;

/** People, pages and accounts. None is ever changed, so that each is read once. */
export const createProfileStore = (connection: Connection) => {
  const model = connection.model<Row>('SandboxProfile', schema, 'profiles');
  const profilesById = new Map<string, Profile>();
  return {
    ready: () => makeIndexes(model),
    /** Stores profiles that are not there yet; existing ones stay as they are. */
    async keep(profiles: readonly Profile[]): Promise<void> {
      for (const { id, ...profile } of profiles)
        await model.updateOne({ _id: id }, { $setOnInsert: profile }, { upsert: true });
    },
    async get(id: string): Promise<Profile | null> {
      const profile = profilesById.get(id) ?? toProfile(await model.findById(id).lean<Row>());
      if (profilesById.size >= MAX_KNOWN) profilesById.clear();
      if (profile) profilesById.set(id, profile);
      return profile;
    },
    /** By name. */
    async ownedBy(ownerId: string, kind: Profile['kind']): Promise<Profile[]> {
      const rows = await model.find({ ownerId, kind }).sort({ name: 1 }).lean<Row[]>();
      return rows.flatMap((row) => toProfile(row) ?? []);
    },
  };
};

const toProfile = (row: Row | null): Profile | null => {
  if (!row) return null;
  const { _id, ...profile } = row;
  return { id: _id, ...profile };
};
