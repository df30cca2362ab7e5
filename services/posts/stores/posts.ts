import { insertOnce } from '@carillon/kit/store/insert-once.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import type { Post } from '../domain/post.ts';
import { orderFields } from './publication-row.ts';
import { createWithdrawnKeys } from './withdrawn-keys.ts';

type Intended = Post['publications'][number];

interface PostRow extends Omit<Post, 'id' | 'requestKey' | 'publications'> {
  _id: string;
  requestKey?: string;
  publications: (Omit<Intended, 'id'> & { id: string })[];
  expanded: boolean;
  /** This is no post: the key is kept from making one. */
  withdrawnAt?: Date;
}

const schema = new mongoose.Schema<PostRow>(
  {
    _id: String,
    workspaceId: { type: String, required: true },
    createdBy: { type: String, required: true },
    requestKey: String,
    formMark: { type: String, default: null },
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
    withdrawnAt: Date,
  },
  { versionKey: false, collection: 'posts' },
);
schema.index(
  { workspaceId: 1, requestKey: 1 },
  { unique: true, partialFilterExpression: { requestKey: { $exists: true } } },
);
schema.index({ createdAt: 1 }, { partialFilterExpression: { expanded: false } });
schema.index({ withdrawnAt: 1 }, { partialFilterExpression: { withdrawnAt: { $exists: true } } });

export interface PostStore {
  /** The one write that makes a post. False when the workspace has a post of that request key, or has withdrawn it. */
  insert(post: Post): Promise<boolean>;
  find(id: string, workspaceId: string): Promise<Post | null>;
  findByKey(workspaceId: string, requestKey: string): Promise<Post | 'withdrawn' | null>;
  /** From now on no post is made under that key; or the post that was made already. */
  withdraw(workspaceId: string, requestKey: string, now: Date): Promise<Post | null>;
  /** Those of these ids that are there. */
  existing(ids: readonly string[]): Promise<Set<string>>;
  descriptions(ids: readonly string[]): Promise<Map<string, string>>;
  /** Posts whose publications may not all have been written, made before then; the oldest first. */
  unexpanded(before: Date, most: number): Promise<Post[]>;
  markExpanded(id: string): Promise<void>;
  /** Forgets keys that were withdrawn so long ago that no call with them is under way any more. */
  tidy(now: Date): Promise<void>;
  ready(): Promise<unknown>;
}

export function createPostStore(connection: mongoose.Connection): PostStore {
  const model = connection.model<PostRow>('Post', schema);
  const one = async (filter: mongoose.QueryFilter<PostRow>): Promise<Post | null> => {
    const row = await model.findOne({ ...filter, withdrawnAt: { $exists: false } }).lean<PostRow>();
    return row && toPost(row);
  };
  const findByKey: PostStore['findByKey'] = async (workspaceId, requestKey) => {
    const row = await model.findOne({ workspaceId, requestKey }).lean<PostRow>();
    return row?.withdrawnAt ? 'withdrawn' : row && toPost(row);
  };
  const keys = createWithdrawnKeys(connection);
  return {
    insert: ({ id, requestKey, publications, ...rest }) =>
      insertOnce(model, {
        _id: id,
        ...rest,
        ...(requestKey !== null && { requestKey }),
        publications: [...publications],
        expanded: false,
      }),
    find: (id, workspaceId) => one({ _id: id, workspaceId }),
    findByKey,
    async withdraw(workspaceId, requestKey, now) {
      // A post that is there already is never deleted, so it is found.
      if (await keys.add(workspaceId, requestKey, now)) return null;
      const found = await findByKey(workspaceId, requestKey);
      return found === 'withdrawn' ? null : found;
    },
    tidy: (now) => keys.tidy(now),
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
    ready: () => makeIndexes(model),
  };
}

const toPost = ({ _id, requestKey, formMark = null, expanded: _, ...rest }: PostRow): Post => ({
  id: _id,
  formMark,
  requestKey: requestKey ?? null,
  ...rest,
});
