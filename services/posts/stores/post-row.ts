import type { EventOf } from '@carillon/contracts/event.ts';
import { withOutbox } from '@carillon/kit/outbox/outbox.ts';
import { duplicateIn } from '@carillon/kit/store/duplicate-key.ts';
import { type ReasonColumns, reasonColumns, reasonIn } from '@carillon/kit/store/reason-columns.ts';
import mongoose from 'mongoose';
import { slotKey } from '../domain/keys.ts';
import type { Post } from '../domain/post.ts';
import type { Series } from '../domain/series.ts';
import { specFields } from './publication-row.ts';

type Intended = Post['publications'][number];

export interface PostRow extends Omit<Post, 'id' | 'publications' | 'series'> {
  _id: string;
  series?: Omit<Series, 'reason'> & ReasonColumns;
  publications: (Omit<Intended, 'id'> & { id: string })[];
  expanded: boolean;
  /** Items of the media library. Absent if there are none. */
  mediaIds?: string[];
  /** Keys of the posting slots that it has, and when the last one was taken; left out where it never had any. */
  slots?: string[];
  slotsAt?: Date;
  /** Unsent events, including those of the draft it was made from. */
  outbox?: EventOf[];
  outboxAt?: Date;
  outboxBy?: string;
}

const seriesPart = new mongoose.Schema(
  {
    repeat: new mongoose.Schema(
      {
        every: String,
        interval: Number,
        weekdays: [Number],
        count: { type: Number, default: null },
        until: { type: String, default: null },
      },
      { _id: false, id: false },
    ),
    status: String,
    next: Number,
    nextAt: { type: Date, default: undefined },
    reason: { type: String, default: null },
    reasonText: { type: mongoose.Schema.Types.Mixed, default: undefined },
  },
  { _id: false, id: false },
);

export const postSchema = new mongoose.Schema<PostRow>(
  {
    _id: String,
    workspaceId: { type: String, required: true },
    createdBy: { type: String, required: true },
    fingerprint: { type: String, required: true },
    kind: { type: String, required: true },
    initialDescription: { type: String, default: '' },
    createdAt: { type: Date, required: true },
    localTime: { type: String, default: null },
    timezone: { type: String, default: null },
    aiSuggestedTime: { type: Boolean, default: false },
    linkTracking: { type: Boolean, default: undefined },
    publications: [
      new mongoose.Schema(
        { id: String, postId: String, added: { type: Boolean, default: undefined }, ...specFields },
        { _id: false, id: false },
      ),
    ],
    expanded: { type: Boolean, required: true },
    mediaIds: { type: [String], default: undefined },
    slots: { type: [String], default: undefined },
    slotsAt: Date,
    series: { type: seriesPart, default: undefined },
    change: { type: mongoose.Schema.Types.Mixed, default: undefined },
    changeKey: { type: String, default: undefined },
    changes: { type: Number, default: undefined },
    changeRefused: { type: mongoose.Schema.Types.Mixed, default: undefined },
    approval: {
      type: new mongoose.Schema({ by: String, at: Date }, { _id: false, id: false }),
      default: undefined,
    },
  },
  { versionKey: false, collection: 'posts' },
);
withOutbox(postSchema);
// Drafts have no fingerprint.
postSchema.index(
  { workspaceId: 1, createdAt: -1 },
  { partialFilterExpression: { fingerprint: { $exists: true } } },
);
postSchema.index({ createdAt: 1 }, { partialFilterExpression: { expanded: false } });
// Drafts name media too: they are rows of this collection.
postSchema.index({ mediaIds: 1 }, { partialFilterExpression: { mediaIds: { $exists: true } } });

// The series with which something is to be done, by when that is.
postSchema.index({ 'series.nextAt': 1 }, { sparse: true });
// A posting slot belongs to one post: the write that creates the post takes it.
postSchema.index({ slots: 1 }, { unique: true, partialFilterExpression: { slots: { $type: 'string' } } });

export type PostModel = mongoose.Model<PostRow>;

/** In these states of its series a post still comes again. */
export const REPEATING = ['active', 'paused'];

/** Drafts are rows of this collection too, of another shape (`drafts.ts`). */
export const isPost = { kind: { $ne: 'draft' } };
export const filterOf = (filter: object) => filter as mongoose.QueryFilter<PostRow>;

/** Null when another post has the slot. */
export function ignoreDuplicate(error: unknown): null {
  if (duplicateIn(error, 'slots') === null) throw error;
  return null;
}

export function toRow({ id, publications, series, ...rest }: Post) {
  const mediaIds = [...new Set(publications.flatMap(({ media }) => media.map((file) => file.mediaId)))];
  const slots = publications.flatMap((one) =>
    one.fromQueue ? [slotKey(rest.workspaceId, one, one.dueAt)] : [],
  );
  return {
    _id: id,
    ...rest,
    ...(series && { series: { ...series, ...reasonColumns(series.reason) } }),
    publications: [...publications],
    expanded: false,
    ...(mediaIds.length > 0 && { mediaIds }),
    ...(slots.length > 0 && { slots, slotsAt: rest.createdAt }),
  };
}

export const toPost = ({
  _id,
  expanded: _,
  mediaIds: __,
  slots: ___,
  slotsAt: ____,
  outbox: _5,
  outboxAt: _6,
  outboxBy: _7,
  series,
  ...rest
}: PostRow): Post => ({
  id: _id,
  ...rest,
  ...(series && { series: seriesOf(series) }),
});

function seriesOf({ reason, reasonText, ...series }: NonNullable<PostRow['series']>): Series {
  return { ...series, reason: reasonIn({ reason, reasonText }) };
}
