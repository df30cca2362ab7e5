import { gatherWrites } from '@carillon/kit/store/gather-writes.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import type mongoose from 'mongoose';
import type { Post } from '../domain/post.ts';
import { type PostMaking, postMaking } from './make-post.ts';
import { type PostChanges, postChanges } from './post-changes.ts';
import { type PostMedia, postMedia } from './post-media.ts';
import { filterOf, isPost, type PostRow, postSchema, toPost } from './post-row.ts';
import { type PostSlots, postSlots } from './post-slots.ts';

interface DueAt {
  readonly postId: string;
  readonly dueAt: Date;
}

interface MadePost extends Pick<Post, 'id' | 'createdAt'> {
  readonly unexpanded: readonly DueAt[];
}

export interface PostStore extends PostMaking, PostMedia, PostChanges, PostSlots {
  find(id: string, workspaceId: string): Promise<Post | null>;
  /**
   * The newest posts created from then on; `unexpanded` are the due times of posts whose publications aren't stored
   * yet.
   */
  madeSince(workspaceId: string, from: Date, limit: number): Promise<readonly MadePost[]>;
  descriptions(ids: readonly string[], workspaceId: string): Promise<Map<string, string>>;
  /** Returns the author of each of these posts that the workspace has. */
  authors(ids: readonly string[], workspaceId: string): Promise<Map<string, string>>;
  /** Unless a change of it is being made. */
  markExpanded(id: string): Promise<void>;
  /** The outbox of posts and of drafts, which are rows of the same collection. */
  readonly outbox: mongoose.Model<never>;
  ready(): Promise<unknown>;
}

export function createPostStore(connection: mongoose.Connection): PostStore {
  const model = connection.model<PostRow>('Post', postSchema);
  const write = gatherWrites(model, { expanded: 1 });
  const one = async (filter: mongoose.QueryFilter<PostRow>): Promise<Post | null> => {
    const row = await model.findOne(filterOf({ ...filter, ...isPost })).lean<PostRow>();
    return row && toPost(row);
  };
  return {
    ...postMaking(model),
    ...postMedia(model),
    ...postChanges(model),
    ...postSlots(model),
    find: (id, workspaceId) => one({ _id: id, workspaceId }),
    async madeSince(workspaceId, from, limit) {
      const fields = { createdAt: 1, kind: 1, expanded: 1, 'publications.dueAt': 1 };
      const rows = await model
        .find({ workspaceId, createdAt: { $gte: from }, fingerprint: { $exists: true } }, fields)
        .sort({ createdAt: -1 })
        .limit(limit)
        .lean<PostRow[]>();
      return rows.map(({ _id: id, createdAt, kind, expanded, publications }) => ({
        id,
        createdAt,
        unexpanded:
          kind === 'scheduled' && !expanded ? publications.map(({ dueAt }) => ({ postId: id, dueAt })) : [],
      }));
    },
    async descriptions(ids, workspaceId) {
      if (ids.length === 0) return new Map();
      const rows = await model
        .find({ _id: { $in: [...ids] }, workspaceId }, { initialDescription: 1 })
        .lean<{ _id: string; initialDescription: string }[]>();
      return new Map(rows.map((row) => [row._id, row.initialDescription]));
    },
    async authors(ids, workspaceId) {
      if (ids.length === 0) return new Map();
      const rows = await model
        .find({ _id: { $in: [...ids] }, workspaceId }, { createdBy: 1 })
        .lean<{ _id: string; createdBy: string }[]>();
      return new Map(rows.map((row) => [row._id, row.createdBy]));
    },
    async markExpanded(id) {
      const update = { $set: { expanded: true } };
      await write({
        filter: { _id: id, change: { $exists: false } },
        update,
        wasMade: ({ expanded }) => expanded,
      });
    },
    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}
