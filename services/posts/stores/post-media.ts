import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import { filterOf, isPost, type PostModel, type PostRow, REPEATING } from './post-row.ts';

/** A draft or a post that names a file. */
export interface Naming {
  readonly id: string;
  readonly isDraft: boolean;
  readonly isExpanded: boolean;
  /** Whether it comes again, and each further post needs the file too. */
  readonly isRepeating: boolean;
  readonly text: string;
  /** When the draft was changed, or the post made. */
  readonly at: Date;
}

/** Which posts and drafts name a file of the media library. */
export interface PostMedia {
  /** Which of these media IDs of the workspace a post or a draft names. */
  namedMedia(mediaIds: readonly string[], workspaceId: string): Promise<Set<string>>;
  /** The drafts and the posts that name a file, in no order, up to so many. */
  naming(mediaId: string, workspaceId: string, limit: number): Promise<Naming[]>;
  /** Removes the media from a post that no longer needs it. Returns what it named. Null if it named none. */
  dropMedia(id: string, workspaceId: string): Promise<readonly string[] | null>;
}

interface NamingRow extends Pick<PostRow, '_id' | 'createdAt'> {
  kind: string;
  expanded?: boolean;
  updatedAt?: Date;
  initialDescription?: string;
  content?: { topic?: string; post?: { text?: string } | null };
  series?: { status: string };
}

export const postMedia = (model: PostModel): PostMedia => ({
  async namedMedia(mediaIds, workspaceId) {
    const rows = await model
      .find({ mediaIds: { $in: [...mediaIds] }, workspaceId }, { mediaIds: 1 })
      .lean<{ mediaIds: string[] }[]>();
    return new Set(rows.flatMap((row) => row.mediaIds));
  },
  async naming(mediaId, workspaceId, limit) {
    const fields = {
      kind: 1,
      createdAt: 1,
      updatedAt: 1,
      expanded: 1,
      initialDescription: 1,
      'content.topic': 1,
      'content.post.text': 1,
      'series.status': 1,
    };
    const rows = await model
      .find(filterOf({ mediaIds: mediaId, workspaceId }), fields)
      .limit(limit)
      .lean<NamingRow[]>();
    return rows.map((row) => ({
      id: row._id,
      isDraft: row.kind === 'draft',
      isExpanded: row.expanded === true,
      isRepeating: REPEATING.includes(row.series?.status ?? ''),
      text: row.content?.post?.text || row.content?.topic || row.initialDescription || '',
      at: row.updatedAt ?? row.createdAt,
    }));
  },
  async dropMedia(id, workspaceId) {
    const filter = filterOf({
      _id: id,
      workspaceId,
      ...isPost,
      mediaIds: { $exists: true },
      // While the series repeats, each of its posts has these files.
      'series.status': { $nin: REPEATING },
    });
    const drop = () => model.findOneAndUpdate(filter, { $unset: { mediaIds: 1 } }).lean<PostRow>();
    const row = await despiteConflicts(drop);
    return row?.mediaIds ?? null;
  },
});
