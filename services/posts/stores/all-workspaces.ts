import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type mongoose from 'mongoose';
import type { Post } from '../domain/post.ts';
import { type Forgotten, type ItemRow, toItem } from './media-items.ts';
import { type PostRow, toPost } from './post-row.ts';
import type { PublicationRow } from './publication-row.ts';

/** Queries of a worker's chores over all workspaces. A query on behalf of a user reads only their workspace. */
export interface AllWorkspacesStore {
  /** Posts created before then whose publications may be incomplete, the oldest first. */
  unexpandedPosts(before: Date, limit: number): Promise<Post[]>;
  /** Which of these media IDs a post or a draft names. */
  namedMedia(mediaIds: readonly string[]): Promise<Set<string>>;
  /** Media named last before then, the longest ago first. */
  forgottenMedia(before: Date, limit: number): Promise<Forgotten[]>;
  /** Which folders of these media still belong to them. */
  mediaFolders(mediaIds: readonly string[]): Promise<Set<string>>;
  /** Lists publications scheduled for a local time that is still to come, in no order. */
  plannedAfter(now: Date): AsyncIterable<PlannedTime>;
  /** All folders of a workspace's media library. */
  foldersOf(workspaceId: string): Promise<readonly string[]>;
}

/** When something is published, and what was asked for. */
export interface PlannedTime {
  readonly id: string;
  readonly workspaceId: string;
  readonly dueAt: Date;
  readonly localTime: string;
  readonly timezone: string;
}

type TimeRow = Omit<PlannedTime, 'id'> & { readonly _id: string; readonly wakeAt: Date };

const AT_ONCE = 1000;

/** Over a connection that has the stores of posts, of publications and of media. */
export function createAllWorkspacesStore(connection: mongoose.Connection): AllWorkspacesStore {
  const posts = connection.model<PostRow>('Post');
  const media = connection.model<ItemRow>('MediaItem');
  const publications = connection.model<PublicationRow>('Publication');
  return {
    async *plannedAfter(now) {
      for (const platform of PLATFORM_NAMES) yield* plannedOn(publications, platform, now);
    },
    async unexpandedPosts(before, limit) {
      const rows = await posts
        .find({ expanded: false, createdAt: { $lt: before } })
        .sort({ createdAt: 1 })
        .limit(limit)
        .lean<PostRow[]>();
      return rows.map(toPost);
    },
    async namedMedia(mediaIds) {
      const rows = await posts
        .find({ mediaIds: { $in: [...mediaIds] } }, { mediaIds: 1 })
        .lean<{ mediaIds: string[] }[]>();
      return new Set(rows.flatMap((row) => row.mediaIds));
    },
    async forgottenMedia(before, limit) {
      const rows = await media
        .find({ namedAt: { $lt: before } })
        .sort({ namedAt: 1 })
        .limit(limit)
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

/** By time, page by page, because one read can't hold all of an installation's. */
async function* plannedOn(
  publications: mongoose.Model<PublicationRow>,
  platform: PlatformName,
  now: Date,
): AsyncIterable<PlannedTime> {
  let from = now;
  /** Those of that same time that were already read. */
  let read: string[] = [];
  for (;;) {
    const rows = await publications
      .find(
        {
          platform,
          status: 'scheduled',
          wakeAt: { $gte: from },
          _id: { $nin: read },
          dueAt: { $gt: now },
          localTime: { $ne: null },
          timezone: { $ne: null },
        },
        { workspaceId: 1, dueAt: 1, wakeAt: 1, localTime: 1, timezone: 1 },
      )
      .sort({ wakeAt: 1 })
      .limit(AT_ONCE)
      .lean<TimeRow[]>();
    for (const { _id: id, wakeAt: _, ...row } of rows) yield { id, ...row };
    const last = rows.at(-1)?.wakeAt;
    if (rows.length < AT_ONCE || !last) return;
    if (last > from) read = [];
    from = last;
    read.push(...rows.filter(({ wakeAt }) => wakeAt.getTime() === last.getTime()).map(({ _id }) => _id));
  }
}
