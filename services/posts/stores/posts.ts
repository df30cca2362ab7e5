import type { EventOf } from '@carillon/contracts/event.ts';
import { outboxOf, withOutbox } from '@carillon/kit/outbox/outbox.ts';
import { duplicateIn } from '@carillon/kit/store/duplicate-key.ts';
import { gatherWrites } from '@carillon/kit/store/gather-writes.ts';
import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import type { Draft } from '../domain/draft.ts';
import { slotKey } from '../domain/keys.ts';
import type { PlannedChange, RefusedTarget } from '../domain/planned-change.ts';
import type { Post, PostTarget } from '../domain/post.ts';
import { specFields } from './publication-row.ts';

type Intended = Post['publications'][number];

export interface PostRow extends Omit<Post, 'id' | 'publications'> {
  _id: string;
  publications: (Omit<Intended, 'id'> & { id: string })[];
  expanded: boolean;
  /** Of the media library; left out where there is none. */
  mediaIds?: string[];
  /** Keys of the posting slots that it has, and when the last one was taken; left out where it never had any. */
  slots?: string[];
  slotsAt?: Date;
  /** What is still to be told, of the draft too that it was made of. */
  outbox?: EventOf[];
  outboxAt?: Date;
  outboxBy?: string;
}

const seriesPart = new mongoose.Schema(
  {
    repeat: new mongoose.Schema(
      {
        ...{ every: String, interval: Number, weekdays: [Number] },
        count: { type: Number, default: null },
        until: { type: String, default: null },
      },
      { _id: false, id: false },
    ),
    status: String,
    next: Number,
    nextAt: { type: Date, default: undefined },
    reason: { type: String, default: null },
  },
  { _id: false, id: false },
);

const schema = new mongoose.Schema<PostRow>(
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
withOutbox(schema);
// Drafts have no fingerprint.
schema.index(
  { workspaceId: 1, createdAt: -1 },
  { partialFilterExpression: { fingerprint: { $exists: true } } },
);
schema.index({ createdAt: 1 }, { partialFilterExpression: { expanded: false } });
// Drafts name media too: they are rows of this collection.
schema.index({ mediaIds: 1 }, { partialFilterExpression: { mediaIds: { $exists: true } } });

// The series with which something is to be done, by when that is.
schema.index({ 'series.nextAt': 1 }, { sparse: true });
// A posting slot is one post's alone: the write that makes the post takes it.
schema.index({ slots: 1 }, { unique: true, partialFilterExpression: { slots: { $type: 'string' } } });

export interface BegunChange {
  readonly change: PlannedChange;
  readonly key: string | undefined;
  readonly added: readonly PostTarget[];
  readonly linkTracking: boolean | null;
  /** All that is needed until it is made. */
  readonly mediaIds: readonly string[];
}

interface EndedChange {
  /** The files that the post needs from now on. */
  readonly mediaIds: readonly string[];
  /** False where all of it was refused: a call that is repeated with its key tries once more. */
  readonly isMade: boolean;
  /** A call that is repeated with its key is answered with them. */
  readonly refused: readonly RefusedTarget[];
}

interface DueAt {
  readonly postId: string;
  readonly dueAt: Date;
}

interface MadePost extends Pick<Post, 'id' | 'createdAt'> {
  readonly unexpanded: readonly DueAt[];
}

export interface SlotHolder {
  readonly postId: string;
  /** All that the post has. */
  readonly slots: readonly string[];
  /** When it took the last one. */
  readonly takenAt: Date;
  /** Whether its publications are written. */
  readonly expanded: boolean;
}

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

export interface PostStore {
  /**
   * The one write that makes a post, of the draft of its id where there is one. `exists`: its id has a post, or is another
   * workspace's. `stale`: the draft has another version than was seen, or was deleted. `slot_taken`: another post has one
   * of its posting slots. `unsettled`: the draft is to take the place of a post that is not out of the schedule yet.
   */
  make(
    post: Post,
    seen?: number,
    events?: readonly EventOf[],
  ): Promise<'made' | 'exists' | 'stale' | 'slot_taken' | 'unsettled'>;
  find(id: string, workspaceId: string): Promise<Post | null>;
  /** Those of these ids of the workspace's media library that a post or a draft names. */
  namedMedia(mediaIds: readonly string[], workspaceId: string): Promise<Set<string>>;
  /** The drafts and the posts that name a file, in no order, up to so many. */
  naming(mediaId: string, workspaceId: string, most: number): Promise<Naming[]>;
  /** The post needs its media no longer. Gives what it named; null when it names none. */
  dropMedia(id: string, workspaceId: string): Promise<readonly string[] | null>;
  /** The newest of those made from then on; `unexpanded` are due times of those whose publications are not stored yet. */
  madeSince(workspaceId: string, from: Date, most: number): Promise<readonly MadePost[]>;
  descriptions(ids: readonly string[], workspaceId: string): Promise<Map<string, string>>;
  /** Who wrote each of those of them that the workspace has. */
  authors(ids: readonly string[], workspaceId: string): Promise<Map<string, string>>;
  /** Unless a change of it is being made. */
  markExpanded(id: string): Promise<void>;
  /**
   * Writes what is to become of a planned post, which `endChange` ends. False when it was changed since it was read, or is
   * being changed.
   */
  beginChange(post: Post, begun: BegunChange): Promise<boolean>;
  /** The change is made. */
  endChange(id: string, changeId: string, end: EndedChange): Promise<void>;
  /** The posts that have any of these posting slots. */
  slotHolders(keys: readonly string[]): Promise<readonly SlotHolder[]>;
  /** Another slot for a post. False when it is another post's, or there is no such post. */
  takeSlot(id: string, key: string, now: Date): Promise<boolean>;
  /** @param takenAt only while it has taken none since */
  freeSlots(id: string, keys: readonly string[], takenAt?: Date): Promise<void>;
  /** Of drafts too, which are rows of the same collection. */
  readonly outbox: mongoose.Model<never>;
  ready(): Promise<unknown>;
}

const WHOLE = { isWhole: true };

export function createPostStore(connection: mongoose.Connection): PostStore {
  const model = connection.model<PostRow>('Post', schema);
  const write = gatherWrites(model, { expanded: 1 });
  const one = async (filter: mongoose.QueryFilter<PostRow>): Promise<Post | null> => {
    const row = await model.findOne(filterOf({ ...filter, ...isPost })).lean<PostRow>();
    return row && toPost(row);
  };
  return {
    async make(post, seen, events = []) {
      const row = { ...toRow(post), ...(events.length > 0 && outboxOf(events)) };
      const draft = { _id: post.id, workspaceId: post.workspaceId, kind: 'draft' } as const;
      const settled = { ...draft, 'takenFrom.isDone': { $ne: false } };
      // Without a version there is hardly ever a draft.
      if (seen === undefined && (await insertIfNew(model, row, WHOLE))) return 'made';
      for (;;) {
        // What the draft has not told yet goes on with the post; who is told twice knows it by its id.
        const now = await model.findOne(filterOf(draft), { version: 1, outbox: 1 }).lean<Untold>();
        const toTell = [...(now?.outbox ?? []), ...events];
        const replacing = { ...row, ...(toTell.length > 0 && outboxOf(toTell)) };
        const version = seen ?? now?.version ?? null;
        const replace = () => model.replaceOne(filterOf({ ...settled, version }), replacing);
        const replaced = await despiteConflicts(replace).catch(unlessTaken);
        if (replaced === null) return 'slot_taken';
        if (replaced.matchedCount === 1) return 'made';
        if (!seen && (await insertIfNew(model, row, WHOLE))) return 'made';
        if (!seen && row.slots && !(await model.exists({ _id: post.id }))) return 'slot_taken';
        const there = await model.findOne(filterOf(draft), { takenFrom: 1 }).lean<Pick<Draft, 'takenFrom'>>();
        if (there?.takenFrom?.isDone === false) return 'unsettled';
        if (!there) return seen && !(await model.exists({ _id: post.id })) ? 'stale' : 'exists';
        if (seen !== undefined) return 'stale';
        // A draft was written between the two, and any version will do.
      }
    },
    find: (id, workspaceId) => one({ _id: id, workspaceId }),
    async namedMedia(mediaIds, workspaceId) {
      const rows = await model
        .find({ mediaIds: { $in: [...mediaIds] }, workspaceId }, { mediaIds: 1 })
        .lean<{ mediaIds: string[] }[]>();
      return new Set(rows.flatMap((row) => row.mediaIds));
    },
    async naming(mediaId, workspaceId, most) {
      const fields = {
        ...{ kind: 1, createdAt: 1, updatedAt: 1, expanded: 1, initialDescription: 1 },
        ...{ 'content.topic': 1, 'content.post.text': 1, 'series.status': 1 },
      };
      const rows = await model
        .find(filterOf({ mediaIds: mediaId, workspaceId }), fields)
        .limit(most)
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
        ...{ _id: id, workspaceId, ...isPost, mediaIds: { $exists: true } },
        // As long as it comes again, each of its posts has these files.
        'series.status': { $nin: REPEATING },
      });
      const drop = () => model.findOneAndUpdate(filter, { $unset: { mediaIds: 1 } }).lean<PostRow>();
      const row = await despiteConflicts(drop);
      return row?.mediaIds ?? null;
    },
    async madeSince(workspaceId, from, most) {
      const fields = { createdAt: 1, kind: 1, expanded: 1, 'publications.dueAt': 1 };
      const rows = await model
        .find({ workspaceId, createdAt: { $gte: from }, fingerprint: { $exists: true } }, fields)
        .sort({ createdAt: -1 })
        .limit(most)
        .lean<PostRow[]>();
      return rows.map(({ _id: id, createdAt, kind, expanded, publications }) => ({
        ...{ id, createdAt },
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
    async beginChange({ id, workspaceId, changes }, { change, key, added, linkTracking, mediaIds }) {
      const filter = filterOf({
        ...{ _id: id, workspaceId, ...isPost, change: { $exists: false } },
        changes: changes ?? { $exists: false },
      });
      const told = { ...(key && { changeKey: key }), ...(linkTracking !== null && { linkTracking }) };
      const untold = { ...(!key && { changeKey: 1 }), ...(linkTracking === null && { linkTracking: 1 }) };
      const update = {
        $set: { change, expanded: false, ...told },
        ...(Object.keys(untold).length > 0 && { $unset: untold }),
        $inc: { changes: 1 },
        ...(added.length > 0 && { $push: { publications: { $each: [...added] } } }),
        ...(mediaIds.length > 0 && { $addToSet: { mediaIds: { $each: [...mediaIds] } } }),
      };
      const begin = () => model.updateOne(filter, update as mongoose.UpdateQuery<PostRow>);
      return (await despiteConflicts(begin)).matchedCount === 1;
    },
    async endChange(id, changeId, { mediaIds, isMade, refused }) {
      const isPart = isMade && refused.length > 0;
      const update = {
        $set: {
          expanded: true,
          ...(mediaIds.length > 0 && { mediaIds: [...mediaIds] }),
          ...(isPart && { changeRefused: [...refused] }),
        },
        $unset: {
          change: 1,
          ...(mediaIds.length === 0 && { mediaIds: 1 }),
          ...(!isMade && { changeKey: 1 }),
          ...(!isPart && { changeRefused: 1 }),
        },
      };
      const end = () =>
        model.updateOne(
          filterOf({ _id: id, 'change.id': changeId }),
          update as mongoose.UpdateQuery<PostRow>,
        );
      await despiteConflicts(end);
    },
    async slotHolders(keys) {
      // In the words of the index, which holds nothing but strings: an empty list would be in the way of another one.
      const rows = await model
        .find(
          { slots: { $type: 'string' }, $and: [{ slots: { $in: [...keys] } }] },
          { slots: 1, slotsAt: 1, expanded: 1 },
        )
        .lean<Pick<PostRow, '_id' | 'slots' | 'slotsAt' | 'expanded'>[]>();
      return rows.map(({ _id: postId, slots = [], slotsAt = new Date(0), expanded }) => ({
        ...{ postId, slots, takenAt: slotsAt, expanded },
      }));
    },
    async takeSlot(id, key, now) {
      const take = () => model.updateOne({ _id: id }, { $addToSet: { slots: key }, $set: { slotsAt: now } });
      const taken = await despiteConflicts(take).catch(unlessTaken);
      return taken?.matchedCount === 1;
    },
    async freeSlots(id, keys, takenAt) {
      const filter = takenAt ? { _id: id, slotsAt: takenAt } : { _id: id };
      await despiteConflicts(() => model.updateOne(filter, { $pull: { slots: { $in: [...keys] } } }));
    },
    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}

/** Null when another post has the slot. */
function unlessTaken(error: unknown): null {
  if (duplicateIn(error, 'slots') === null) throw error;
  return null;
}

/** Of a draft. */
interface Untold {
  readonly version: number;
  readonly outbox?: EventOf[];
}

interface NamingRow extends Pick<PostRow, '_id' | 'createdAt'> {
  kind: string;
  expanded?: boolean;
  updatedAt?: Date;
  initialDescription?: string;
  content?: { topic?: string; post?: { text?: string } | null };
  series?: { status: string };
}

/** In these states of its series a post still comes again. */
const REPEATING = ['active', 'paused'];

/** Drafts are rows of this collection too, of another shape (`drafts.ts`). */
const isPost = { kind: { $ne: 'draft' } };
const filterOf = (filter: object) => filter as mongoose.QueryFilter<PostRow>;

function toRow({ id, publications, ...rest }: Post) {
  const mediaIds = [...new Set(publications.flatMap(({ media }) => media.map((file) => file.mediaId)))];
  const slots = publications.flatMap((one) =>
    one.fromQueue ? [slotKey(rest.workspaceId, one, one.dueAt)] : [],
  );
  return {
    _id: id,
    ...rest,
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
  ...rest
}: PostRow): Post => ({
  id: _id,
  ...rest,
});
