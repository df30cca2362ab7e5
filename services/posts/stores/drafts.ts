import type { ReviewStatus } from '@carillon/contracts/domain/review.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import { appendToOutbox, withOutbox } from '@carillon/kit/outbox/outbox.ts';
import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { beyond, type DatedPlace } from '@carillon/kit/store/page.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import type { Draft } from '../domain/draft.ts';

interface DraftRow extends Omit<Draft, 'id'> {
  _id: string;
  kind: 'draft';
  /** The drafts' search words. Absent if there are none. */
  mediaIds?: string[];
}

/** Rows among the posts: a draft's id becomes its post's, and one unique index lets only one of them have it. */
const schema = new mongoose.Schema<DraftRow>(
  {
    _id: String,
    kind: { type: String, required: true },
    workspaceId: { type: String, required: true },
    version: { type: Number, required: true },
    content: { type: mongoose.Schema.Types.Mixed, required: true },
    mediaIds: { type: [String], default: undefined },
    takenFrom: { type: mongoose.Schema.Types.Mixed, default: undefined },
    review: { type: mongoose.Schema.Types.Mixed, default: undefined },
    decisions: { type: mongoose.Schema.Types.Mixed, default: undefined },
    isTrial: { type: Boolean, default: undefined },
    createdBy: { type: String, required: true },
    updatedBy: { type: String, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'posts', minimize: false },
);
const isDraft = { kind: 'draft' } as const;
schema.index({ workspaceId: 1, updatedAt: -1, _id: -1 }, { partialFilterExpression: isDraft });
withOutbox(schema);

export interface WantedDrafts {
  /** Sees this member's own trials, and nobody else's. */
  readonly userId: string;
  /** Without any trial. */
  readonly kept?: boolean;
  /** Only drafts in one review state. */
  readonly review?: ReviewStatus | undefined;
}

export interface DraftStore {
  /** False when there is something of that id already: a draft or a post, of this workspace or another. */
  insert(draft: Draft): Promise<boolean>;
  /** Writes over that version only, together with its events. False if there is none. */
  replace(draft: Draft, seenVersion: number, events?: readonly EventOf[]): Promise<boolean>;
  find(id: string, workspaceId: string): Promise<Draft | null>;
  /** The last changed first, after a place. */
  page(workspaceId: string, before: DatedPlace | null, limit: number, filter: WantedDrafts): Promise<Draft[]>;
  /** All, or those of one review. */
  count(workspaceId: string, review?: ReviewStatus): Promise<number>;
  /** Counts the drafts that this member sees: others' trials are not among them. */
  countSeen(workspaceId: string, userId: string): Promise<number>;
  /** Deletes a draft and returns it. Null if there was none. */
  remove(id: string, workspaceId: string): Promise<Draft | null>;
  ready(): Promise<unknown>;
}

export function createDraftStore(connection: mongoose.Connection): DraftStore {
  const model = connection.model<DraftRow>('Draft', schema);
  return {
    insert: (draft) => insertIfNew(model, toRow(draft)),
    async replace(draft, seenVersion, events = []) {
      const { _id, workspaceId, ...rest } = toRow(draft);
      const filter = { _id, workspaceId, ...isDraft, version: seenVersion };
      const unsetFields = {
        ...(!rest.mediaIds && { mediaIds: 1 }),
        ...(!rest.review && { review: 1 }),
        ...(!rest.isTrial && { isTrial: 1 }),
      };
      const update = {
        $set: rest,
        ...(Object.keys(unsetFields).length > 0 && { $unset: unsetFields }),
        ...(events.length > 0 && appendToOutbox(...events)),
      };
      const { matchedCount } = await despiteConflicts(() => model.updateOne(filter, update));
      return matchedCount === 1;
    },
    async find(id, workspaceId) {
      const row = await model.findOne({ _id: id, workspaceId, ...isDraft }).lean<DraftRow>();
      return row && toDraft(row);
    },
    async page(workspaceId, before, limit, { userId, kept, review }) {
      const rows = await model
        .find({
          workspaceId,
          ...isDraft,
          $nor: [{ isTrial: true, ...(!kept && { createdBy: { $ne: userId } }) }],
          ...(review && { 'review.status': review }),
          ...(before && beyond(before, 'updatedAt')),
        })
        .sort({ updatedAt: -1, _id: -1 })
        .limit(limit)
        .lean<DraftRow[]>();
      return rows.map(toDraft);
    },
    count: (workspaceId, review) =>
      model.countDocuments({ workspaceId, ...isDraft, ...(review && { 'review.status': review }) }),
    countSeen: (workspaceId, userId) =>
      model.countDocuments({
        workspaceId,
        ...isDraft,
        $nor: [{ isTrial: true, createdBy: { $ne: userId } }],
      }),
    async remove(id, workspaceId) {
      const filter = { _id: id, workspaceId, ...isDraft };
      const row = await despiteConflicts(() => model.findOneAndDelete(filter).lean<DraftRow>());
      return row && toDraft(row);
    },
    ready: () => makeIndexes(model),
  };
}

function toRow({ id, review, ...draft }: Draft) {
  const { media_ids: mediaIds } = draft.content;
  return {
    _id: id,
    ...isDraft,
    ...draft,
    ...(mediaIds.length > 0 && { mediaIds }),
    ...(review && { review }),
  };
}

function toDraft(row: DraftRow): Draft {
  const { _id: id, workspaceId, version, content, takenFrom, review, decisions } = row;
  const { createdBy, updatedBy, createdAt, updatedAt, isTrial } = row;
  return {
    id,
    workspaceId,
    version,
    content,
    createdBy,
    updatedBy,
    createdAt,
    updatedAt,
    ...(isTrial && { isTrial: true as const }),
    ...(takenFrom && { takenFrom }),
    ...(review && { review }),
    ...(decisions && { decisions }),
  };
}
