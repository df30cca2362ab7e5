import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { beyond, type DatedPlace } from '@carillon/kit/store/page.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import type { KeptComment, KeptReply, OwnComment } from '../domain/kept-comment.ts';

interface Row extends Omit<KeptComment, 'id'> {
  _id: string;
  /** The users who have. */
  readBy: string[];
}

const text = { type: String, required: true };
const schema = new mongoose.Schema<Row>(
  {
    ...{ _id: String, workspaceId: text, platform: text, publicationId: text, postId: text, remoteId: text },
    ...{ author: { type: String, default: null }, reply: { type: Object, default: null } },
    ...{ postWords: String, postUrl: { type: String, default: null }, targetName: String, text },
    ...{ url: { type: String, default: null }, at: { type: Date, required: true } },
    ...{ mood: { type: String, default: null }, readBy: { type: [String], default: [] } },
  },
  { versionKey: false, collection: 'comments' },
);
schema.index({ workspaceId: 1, at: -1, _id: -1 });
schema.index({ publicationId: 1 });

/** It may be out, and nobody knows yet. */
const OPEN: readonly KeptReply['state'][] = ['sending', 'unknown'];

const openReply = (id: string, replyId: string) => ({
  ...{ _id: id, 'reply.id': replyId, 'reply.state': { $in: OPEN } },
});

/** One member's view of a workspace's comments. */
export interface CommentReader {
  readonly workspaceId: string;
  readonly userId: string;
}

export interface CommentFilter {
  readonly platform?: PlatformName | undefined;
  readonly postId?: string | undefined;
  readonly mood?: Sentiment | undefined;
  readonly unread?: boolean | undefined;
}

export interface CommentStore {
  /** The newest first, from a place on. */
  list(
    reader: CommentReader,
    filter: CommentFilter,
    page: { readonly before: DatedPlace | null; readonly most: number },
  ): Promise<OwnComment[]>;
  find(workspaceId: string, id: string): Promise<KeptComment | null>;
  /** Records that a reply is to be sent. False while another may be out, or when this is the one that is there. */
  beginReply(id: string, reply: KeptReply): Promise<boolean>;
  /** The right to find out what became of a reply. False when somebody else has it, or it is known. */
  leaseReply(id: string, replyId: string, now: Date, until: Date): Promise<boolean>;
  endReply(id: string, replyId: string, end: Pick<KeptReply, 'state' | 'reason'>): Promise<void>;
  /** No more are counted than that. */
  countUnread(reader: CommentReader, most: number): Promise<number>;
  /** Those of the workspace; others are passed over. */
  markRead(reader: CommentReader, ids: readonly string[], read: boolean): Promise<void>;
  /** Which of these are there. */
  known(ids: readonly string[]): Promise<Set<string>>;
  /** Does nothing with those that are there. */
  add(comments: readonly KeptComment[]): Promise<void>;
  setMoods(moods: ReadonlyMap<string, Sentiment>): Promise<void>;
  /** Those of a publication but these. @returns whether there were any */
  removeOthers(publicationId: string, ids: readonly string[]): Promise<boolean>;
  ready(): Promise<unknown>;
}

export function createCommentStore(connection: mongoose.Connection): CommentStore {
  const model = connection.model<Row>('Comment', schema);
  const changes = async (filter: object, change: object): Promise<boolean> => {
    const made = await despiteConflicts(() =>
      model.updateOne(filter as mongoose.QueryFilter<Row>, { $set: change }),
    );
    return made.modifiedCount > 0;
  };
  return {
    async list({ workspaceId, userId }, { unread, ...filter }, { before, most }) {
      const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
      const unreadOnly = unread ? { readBy: { $ne: userId } } : {};
      const rows = await model
        .find({ workspaceId, ...asked, ...unreadOnly, ...(before && beyond(before, 'at')) })
        .sort({ at: -1, _id: -1 })
        .limit(most)
        .lean<Row[]>();
      return rows.map(({ _id, readBy, ...row }) => ({ ...row, id: _id, read: readBy.includes(userId) }));
    },
    async find(workspaceId, id) {
      const row = await model.findOne({ _id: id, workspaceId }).lean<Row>();
      if (!row) return null;
      const { _id, readBy, ...comment } = row;
      return { ...comment, id: _id };
    },
    async beginReply(id, reply) {
      const isFree = { 'reply.id': { $ne: reply.id }, 'reply.state': { $nin: OPEN } };
      return changes({ _id: id, ...isFree }, { reply });
    },
    leaseReply: (id, replyId, now, until) =>
      changes(
        { ...openReply(id, replyId), 'reply.leasedUntil': { $lte: now } },
        { 'reply.leasedUntil': until },
      ),
    async endReply(id, replyId, { state, reason }) {
      await changes(openReply(id, replyId), { 'reply.state': state, 'reply.reason': reason });
    },
    countUnread: ({ workspaceId, userId }, most) =>
      model.countDocuments({ workspaceId, readBy: { $ne: userId } }, { limit: most }),
    async markRead({ workspaceId, userId }, ids, read) {
      const change = read ? { $addToSet: { readBy: userId } } : { $pull: { readBy: userId } };
      await despiteConflicts(() => model.updateMany({ _id: { $in: [...ids] }, workspaceId }, change));
    },
    async known(ids) {
      const rows = await model.find({ _id: { $in: [...ids] } }, { _id: 1 }).lean<Pick<Row, '_id'>[]>();
      return new Set(rows.map(({ _id }) => _id));
    },
    async add(comments) {
      const writes = comments.map(({ id, ...facts }) => ({
        updateOne: {
          filter: { _id: id },
          update: { $setOnInsert: { ...facts, readBy: [] } },
          upsert: true,
        },
      }));
      if (writes.length > 0) await despiteConflicts(() => model.bulkWrite(writes, { ordered: false }));
    },
    async setMoods(moods) {
      const writes = [...moods].map(([_id, mood]) => ({
        updateOne: { filter: { _id }, update: { $set: { mood } } },
      }));
      if (writes.length > 0) await despiteConflicts(() => model.bulkWrite(writes, { ordered: false }));
    },
    async removeOthers(publicationId, ids) {
      const others = { publicationId, _id: { $nin: [...ids] } };
      return (await despiteConflicts(() => model.deleteMany(others))).deletedCount > 0;
    },
    ready: () => makeIndexes(model),
  };
}
