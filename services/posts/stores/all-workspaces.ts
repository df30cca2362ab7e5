import type mongoose from 'mongoose';
import type { Post } from '../domain/post.ts';
import { type Forgotten, type ItemRow, toItem } from './media-items.ts';
import { type PostRow, toPost } from './posts.ts';

/** What a worker's chores read over all workspaces. Whatever is done for somebody reads their workspace alone. */
export interface AllWorkspacesStore {
  /** Posts whose publications may not all have been written, made before then; the oldest first. */
  unexpandedPosts(before: Date, most: number): Promise<Post[]>;
  /** Those of these ids of the media libraries that a post or a draft names. */
  namedMedia(mediaIds: readonly string[]): Promise<Set<string>>;
  /** Media named last before then, the longest ago first. */
  forgottenMedia(before: Date, most: number): Promise<Forgotten[]>;
  /** Those of the folders of these media that are still theirs. */
  mediaFolders(mediaIds: readonly string[]): Promise<Set<string>>;
  /** All folders of a workspace's media library. */
  foldersOf(workspaceId: string): Promise<readonly string[]>;
}

/** Over a connection that has the stores of posts and of media. */
export function createAllWorkspacesStore(connection: mongoose.Connection): AllWorkspacesStore {
  const posts = connection.model<PostRow>('Post');
  const media = connection.model<ItemRow>('MediaItem');
  return {
    async unexpandedPosts(before, most) {
      const rows = await posts
        .find({ expanded: false, createdAt: { $lt: before } })
        .sort({ createdAt: 1 })
        .limit(most)
        .lean<PostRow[]>();
      return rows.map(toPost);
    },
    async namedMedia(mediaIds) {
      const rows = await posts
        .find({ mediaIds: { $in: [...mediaIds] } }, { mediaIds: 1 })
        .lean<{ mediaIds: string[] }[]>();
      return new Set(rows.flatMap((row) => row.mediaIds));
    },
    async forgottenMedia(before, most) {
      const rows = await media
        .find({ namedAt: { $lt: before } })
        .sort({ namedAt: 1 })
        .limit(most)
        .lean<ItemRow[]>();
      return rows.map((row) => ({
        item: toItem(row),
        namedAt: row.namedAt,
        isPendingDeletion: row.isPendingDeletion === true,
      }));
    },
    async mediaFolders(mediaIds) {
      const rows = await media
        .find({ _id: { $in: [...mediaIds] } }, { folder: 1 })
        .lean<Pick<ItemRow, 'folder'>[]>();
      return new Set(rows.map(({ folder }) => folder));
    },
    async foldersOf(workspaceId) {
      const rows = await media.find({ workspaceId }, { folder: 1 }).lean<Pick<ItemRow, 'folder'>[]>();
      return rows.map(({ folder }) => folder);
    },
  };
}
