import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import mongoose from 'mongoose';
import type { Post } from '../domain/post.ts';
import { orderFields } from './publication-row.ts';

type Intended = Post['publications'][number];

interface PostRow extends Omit<Post, 'id' | 'requestKey' | 'publications'> {
  _id: string;
  requestKey?: string;
  publications: (Omit<Intended, 'id'> & { id: string })[];
  expanded: boolean;
}

const schema = new mongoose.Schema<PostRow>(
  {
    _id: String,
    userId: { type: String, required: true },
    requestKey: String,
    kind: { type: String, required: true },
    initialDescription: { type: String, default: '' },
    createdAt: { type: Date, required: true },
    localTime: { type: String, default: null },
    timezone: { type: String, default: null },
    aiSuggestedTime: { type: Boolean, default: false },
    publications: [
      new mongoose.Schema({ id: String, postId: String, ...orderFields }, { _id: false, id: false }),
    ],
    expanded: { type: Boolean, required: true },
  },
  { versionKey: false, collection: 'posts' },
);
schema.index(
  { userId: 1, requestKey: 1 },
  { unique: true, partialFilterExpression: { requestKey: { $exists: true } } },
);
schema.index({ expanded: 1, createdAt: 1 });

export interface PostStore {
  /** The one write that makes a post. False when the user has a post of that request key already. */
  insert(post: Post): Promise<boolean>;
  find(id: string, userId: string): Promise<Post | null>;
  findByKey(userId: string, requestKey: string): Promise<Post | null>;
  /** Those of these ids that are there. */
  existing(ids: readonly string[]): Promise<Set<string>>;
  descriptions(ids: readonly string[]): Promise<Map<string, string>>;
  /** Posts whose publications may not all have been written, made before then; the oldest first. */
  unexpanded(before: Date, most: number): Promise<Post[]>;
  markExpanded(id: string): Promise<void>;
  ready(): Promise<unknown>;
}

export function createPostStore(connection: mongoose.Connection): PostStore {
  const model = connection.model<PostRow>('Post', schema);
  const one = async (filter: mongoose.QueryFilter<PostRow>): Promise<Post | null> => {
    const row = await model.findOne(filter).lean<PostRow>();
    return row && toPost(row);
  };
  return {
    async insert({ id, requestKey, publications, ...rest }) {
      try {
        await model.create({
          _id: id,
          ...rest,
          ...(requestKey !== null && { requestKey }),
          publications: [...publications],
          expanded: false,
        });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    find: (id, userId) => one({ _id: id, userId }),
    findByKey: (userId, requestKey) => one({ userId, requestKey }),
    async existing(ids) {
      const rows = await model.find({ _id: { $in: [...ids] } }, { _id: 1 }).lean<{ _id: string }[]>();
      return new Set(rows.map(({ _id }) => _id));
    },
    async descriptions(ids) {
      const rows = await model
        .find({ _id: { $in: [...ids] } }, { initialDescription: 1 })
        .lean<{ _id: string; initialDescription: string }[]>();
      return new Map(rows.map((row) => [row._id, row.initialDescription]));
    },
    async unexpanded(before, most) {
      const rows = await model
        .find({ expanded: false, createdAt: { $lt: before } })
        .sort({ createdAt: 1 })
        .limit(most)
        .lean<PostRow[]>();
      return rows.map(toPost);
    },
    async markExpanded(id) {
      await model.updateOne({ _id: id }, { $set: { expanded: true } });
    },
    ready: () => model.init(),
  };
}

const toPost = ({ _id, requestKey, expanded: _, ...rest }: PostRow): Post => ({
  id: _id,
  requestKey: requestKey ?? null,
  ...rest,
});
