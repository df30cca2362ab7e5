import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';

/** The secret address of a workspace's calendar, which is made of the nonce and a key. */
export interface CalendarFeed {
  readonly workspaceId: string;
  readonly nonce: string;
  /** SHA-256 of the secret, by which it is found. */
  readonly secretHash: string;
  readonly createdAt: Date;
  /** Null where it was made before that was noted. */
  readonly createdBy: string | null;
}

type FeedRow = Omit<CalendarFeed, 'workspaceId'> & { _id: string };

const text = { type: String, required: true };
const schema = new mongoose.Schema<FeedRow>(
  {
    _id: String,
    nonce: text,
    secretHash: text,
    createdAt: { type: Date, required: true },
    createdBy: String,
  },
  { versionKey: false, collection: 'calendarfeeds' },
);
schema.index({ secretHash: 1 }, { unique: true });
schema.index({ createdBy: 1 }, { sparse: true });

/** One feed a workspace. */
export interface CalendarFeedStore {
  find(workspaceId: string): Promise<CalendarFeed | null>;
  findBySecret(secretHash: string): Promise<CalendarFeed | null>;
  /** In the place of the one before. */
  replace(feed: CalendarFeed): Promise<void>;
  remove(workspaceId: string): Promise<void>;
  /** Unless it was made later. */
  removeOlder(workspaceId: string, than: Date): Promise<void>;
  /** Feeds that a user created until then. */
  removeMadeBy(userId: string, until: Date): Promise<void>;
  ready(): Promise<unknown>;
}

export function createCalendarFeedStore(connection: mongoose.Connection): CalendarFeedStore {
  const model = connection.model<FeedRow>('CalendarFeed', schema);
  const one = async (filter: mongoose.QueryFilter<FeedRow>): Promise<CalendarFeed | null> => {
    const row = await model.findOne(filter).lean<FeedRow>();
    return row && toFeed(row);
  };
  return {
    find: (workspaceId) => one({ _id: workspaceId }),
    findBySecret: (secretHash) => one({ secretHash }),
    async replace({ workspaceId, ...row }) {
      await despiteConflicts(() => model.replaceOne({ _id: workspaceId }, row, { upsert: true }));
    },
    async remove(workspaceId) {
      await despiteConflicts(() => model.deleteOne({ _id: workspaceId }));
    },
    async removeOlder(_id, than) {
      await despiteConflicts(() => model.deleteOne({ _id, createdAt: { $lte: than } }));
    },
    async removeMadeBy(createdBy, until) {
      await despiteConflicts(() => model.deleteMany({ createdBy, createdAt: { $lte: until } }));
    },
    ready: () => makeIndexes(model),
  };
}

const toFeed = ({ _id: workspaceId, nonce, secretHash, createdAt, createdBy }: FeedRow): CalendarFeed => ({
  workspaceId,
  nonce,
  secretHash,
  createdAt,
  createdBy: createdBy ?? null,
});
