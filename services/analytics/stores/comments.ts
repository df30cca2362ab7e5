import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import { toEnglish } from '@carillon/contracts/text.ts';
import type { MessageWithValues } from '@carillon/contracts/words/message-with-values.ts';
import { messageOf, restoreText } from '@carillon/contracts/words/stored-text.ts';
import { outboxOf, withOutbox } from '@carillon/kit/outbox/outbox.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { beyond, type DatedPlace } from '@carillon/kit/store/page.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import type {
  CommentSwitches,
  KeptComment,
  KeptReply,
  OwnComment,
  ReplyEnd,
} from '../domain/kept-comment.ts';

interface ReplyRow extends Omit<KeptReply, 'reason'> {
  readonly reason: string | null;
  /** Its message and values; earlier versions leave it out. */
  readonly reasonText?: MessageWithValues | null;
}

interface Row extends Omit<KeptComment, 'id' | 'reply'> {
  _id: string;
  reply: ReplyRow | null;
  /** Inbox users who haven't read the comment. */
  unreadBy: string[];
  /** The network's ids of the workspace's replies to it. */
  replyIds: string[];
  /** When the workspace last did something to it on its network. */
  actedAt: Date;
  /** The event that the comment was received, until it is sent. */
  outbox?: EventOf[];
  outboxAt?: Date;
  outboxBy?: string;
}

/** No post is read at that age any more, so that none of its comments comes back. */
const TTL_SECONDS = 400 * 24 * 3600;
const NEVER = new Date(0);
const FEW = 1000;

const text = { type: String, required: true };
const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    workspaceId: text,
    platform: text,
    publicationId: text,
    postId: text,
    remoteId: text,
    author: { type: String, default: null },
    reply: { type: Object, default: null },
    postWords: String,
    postUrl: { type: String, default: null },
    targetId: { type: String, default: null },
    targetName: String,
    text,
    url: { type: String, default: null },
    at: { type: Date, required: true },
    mood: { type: String, default: null },
    unreadBy: { type: [String], default: [] },
    replyIds: { type: [String], default: [] },
    liked: Boolean,
    hidden: Boolean,
    keptAt: Date,
    actedAt: Date,
  },
  { versionKey: false, collection: 'comments' },
);
schema.index({ workspaceId: 1, at: -1, _id: -1 });
schema.index({ workspaceId: 1, unreadBy: 1 });
schema.index({ workspaceId: 1, postId: 1, at: -1, _id: -1 });
schema.index({ workspaceId: 1, targetId: 1, at: -1, _id: -1 });
schema.index({ publicationId: 1, at: -1 });
schema.index({ 'reply.checkAt': 1 });
schema.index({ at: 1 }, { expireAfterSeconds: TTL_SECONDS });
withOutbox(schema);

/** It may be out: the outcome is not known yet. */
const OPEN: readonly KeptReply['state'][] = ['sending', 'unknown'];

const openReply = (id: string, replyId: string) => ({
  _id: id,
  'reply.id': replyId,
  'reply.state': { $in: OPEN },
});

/** One member's view of a workspace's comments. */
export interface CommentReader {
  readonly workspaceId: string;
  readonly userId: string;
}

export interface CommentFilter {
  readonly platform?: PlatformName | undefined;
  /** Only these pages, accounts and profiles. */
  readonly targetIds?: readonly string[] | undefined;
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
  /**
   * Records that a reply will be sent. False while another may be published, if this one already exists, or if there
   * is one that its writer hasn't seen.
   */
  beginReply(id: string, reply: KeptReply, seenId: string | null): Promise<boolean>;
  /** The right to find out what became of a reply. False when somebody else has it, or it is known. */
  leaseReply(id: string, replyId: string, now: Date, until: Date): Promise<boolean>;
  /** Leases a comment whose reply is due for a check. Null if there is none. */
  claimReplyToCheck(now: Date, until: Date): Promise<KeptComment | null>;
  /** Ends a reply and its lease. Once a reply is published, its comment is unread for nobody. */
  endReply(id: string, replyId: string, end: ReplyEnd, at: Date): Promise<void>;
  /** The network's ids of all replies under a publication whose outcome is known. */
  replyIdsUnder(publicationId: string): Promise<ReadonlySet<string>>;
  /** No more are counted than that. */
  countUnread(reader: CommentReader, limit: number): Promise<number>;
  /** Only the workspace's own; others are skipped. */
  markRead(reader: CommentReader, ids: readonly string[], read: boolean): Promise<void>;
  /** Comments that match a filter and were stored by then. */
  markAllRead(reader: CommentReader, filter: Omit<CommentFilter, 'unread'>, keptUntil: Date): Promise<void>;
  /** For one who looks at the inbox for the first time: those that were not replied to. */
  markNewestUnread(reader: CommentReader, limit: number): Promise<void>;
  addUnread(ids: readonly string[], userIds: readonly string[]): Promise<void>;
  /** Which of these exist, and their state on their network. */
  known(ids: readonly string[]): Promise<Map<string, CommentSwitches>>;
  /** Records an action of the workspace on a comment. */
  switch(id: string, change: Partial<CommentSwitches>, at: Date): Promise<void>;
  /** Applies the states in a reading that began then; later actions of the workspace stay. */
  switchAll(changes: ReadonlyMap<string, CommentSwitches>, readFrom: Date): Promise<void>;
  /** Leaves so many of a publication, the newest. */
  trim(publicationId: string, limit: number): Promise<void>;
  /**
   * Existing comments stay unchanged.
   * @param unreadBy the users who look at the inbox
   * @param events the events for new comments, by their IDs
   */
  add(
    comments: readonly KeptComment[],
    unreadBy: readonly string[],
    events?: ReadonlyMap<string, EventOf>,
  ): Promise<void>;
  setMoods(moods: ReadonlyMap<string, Sentiment>): Promise<void>;
  /**
   * Deletes a publication's comments except these, if they were stored before the reading began: another reader may
   * have stored newer ones. A comment with a reply of unknown outcome stays until the outcome is known.
   * @returns whether there were any
   */
  removeOthers(publicationId: string, ids: readonly string[], readFrom: Date): Promise<boolean>;
  readonly outbox: mongoose.Model<never>;
  ready(): Promise<unknown>;
}

const filterQuery = ({ targetIds, ...filter }: Omit<CommentFilter, 'unread'>): object => ({
  ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
  ...(targetIds && { targetId: { $in: [...targetIds] } }),
});

function replyOf({ reasonText, reason, ...reply }: ReplyRow): KeptReply {
  return { ...reply, reason: reason === null ? null : restoreText(reason, reasonText) };
}

const commentOf = (row: Row): KeptComment => {
  const { _id, unreadBy, replyIds, actedAt, outbox, outboxAt, outboxBy, ...comment } = row;
  // An older process may have kept it.
  return {
    ...comment,
    targetId: comment.targetId ?? null,
    id: _id,
    reply: comment.reply && replyOf(comment.reply),
  };
};

export function createCommentStore(connection: mongoose.Connection): CommentStore {
  const model = connection.model<Row>('Comment', schema);
  const changes = async (filter: object, change: object): Promise<boolean> => {
    const result = await despiteConflicts(() =>
      model.updateOne(filter as mongoose.QueryFilter<Row>, { $set: change }),
    );
    return result.modifiedCount > 0;
  };
  return {
    async list({ workspaceId, userId }, { unread, ...filter }, { before, most }) {
      const query = { workspaceId, ...filterQuery(filter), ...(before && beyond(before, 'at')) };
      // An index covers either unread comments or the order. A few rows are sorted here; among many, the newest are
      // soon found.
      if (unread) {
        const few = await model
          .find({ ...query, unreadBy: userId })
          .limit(FEW)
          .lean<Row[]>();
        if (few.length < FEW)
          return few
            .sort((a, b) => b.at.getTime() - a.at.getTime() || (a._id < b._id ? 1 : -1))
            .slice(0, most)
            .map((row) => ({ ...commentOf(row), read: false }));
      }
      const unreadOnly = unread ? { unreadBy: { $elemMatch: { $eq: userId } } } : {};
      const rows = await model
        .find({ ...query, ...unreadOnly })
        .sort({ at: -1, _id: -1 })
        .limit(most)
        .lean<Row[]>();
      return rows.map((row) => ({ ...commentOf(row), read: !row.unreadBy.includes(userId) }));
    },
    async find(workspaceId, id) {
      const row = await model.findOne({ _id: id, workspaceId }).lean<Row>();
      return row && commentOf(row);
    },
    async beginReply(id, reply, seenId) {
      const isFree = { 'reply.id': { $eq: seenId, $ne: reply.id }, 'reply.state': { $nin: OPEN } };
      return changes({ _id: id, ...isFree }, { reply });
    },
    leaseReply: (id, replyId, now, until) =>
      changes(
        { ...openReply(id, replyId), 'reply.leasedUntil': { $lte: now } },
        { 'reply.leasedUntil': until },
      ),
    async claimReplyToCheck(now, until) {
      const due = { 'reply.checkAt': { $lte: now }, 'reply.leasedUntil': { $lte: now } };
      const change = { $set: { 'reply.checkAt': until, 'reply.leasedUntil': until } };
      const row = await despiteConflicts(() => model.findOneAndUpdate(due, change).lean<Row>());
      return row && commentOf(row);
    },
    async endReply(id, replyId, { state, reason, remoteId, checkAt = null }, at) {
      const end = {
        'reply.state': state,
        'reply.reason': reason && toEnglish(reason),
        'reply.reasonText': messageOf(reason) ?? null,
        'reply.leasedUntil': at,
        'reply.checkAt': checkAt,
        ...(state === 'sent' && { unreadBy: [] }),
      };
      const change = { $set: end, ...(remoteId !== undefined && { $addToSet: { replyIds: remoteId } }) };
      await despiteConflicts(() => model.updateOne(openReply(id, replyId), change));
    },
    async replyIdsUnder(publicationId) {
      const replied = { publicationId, 'replyIds.0': { $exists: true } };
      const rows = await model.find(replied, { replyIds: 1 }).lean<Pick<Row, 'replyIds'>[]>();
      return new Set(rows.flatMap(({ replyIds }) => replyIds));
    },
    countUnread: ({ workspaceId, userId }, limit) =>
      model.countDocuments({ workspaceId, unreadBy: userId }, { limit }),
    async markRead({ workspaceId, userId }, ids, read) {
      const change = read ? { $pull: { unreadBy: userId } } : { $addToSet: { unreadBy: userId } };
      await despiteConflicts(() => model.updateMany({ _id: { $in: [...ids] }, workspaceId }, change));
    },
    async known(ids) {
      const fields = { liked: 1, hidden: 1 } as const;
      const rows = await model.find({ _id: { $in: [...ids] } }, fields).lean<Row[]>();
      return new Map(rows.map(({ _id, liked, hidden }) => [_id, { liked, hidden }]));
    },
    async markAllRead({ workspaceId, userId }, filter, keptUntil) {
      const unread = { workspaceId, unreadBy: userId, ...filterQuery(filter), keptAt: { $lte: keptUntil } };
      await despiteConflicts(() => model.updateMany(unread, { $pull: { unreadBy: userId } }));
    },
    async markNewestUnread({ workspaceId, userId }, limit) {
      const newest = await model
        .find({ workspaceId }, { 'reply.state': 1 })
        .sort({ at: -1, _id: -1 })
        .limit(limit)
        .lean<Row[]>();
      const open = newest.filter(({ reply }) => reply?.state !== 'sent');
      await this.addUnread(
        open.map(({ _id }) => _id),
        [userId],
      );
    },
    async addUnread(ids, userIds) {
      const change = { $addToSet: { unreadBy: { $each: [...userIds] } } };
      await despiteConflicts(() => model.updateMany({ _id: { $in: [...ids] } }, change));
    },
    async switch(id, change, at) {
      await changes({ _id: id }, { ...change, actedAt: at });
    },
    async switchAll(changed, readFrom) {
      for (const [id, change] of changed) await changes({ _id: id, actedAt: { $lt: readFrom } }, change);
    },
    async trim(publicationId, limit) {
      const [first] = await model
        .find({ publicationId }, { at: 1 })
        .sort({ publicationId: 1, at: -1 })
        .skip(limit)
        .limit(1)
        .lean<Pick<Row, 'at'>[]>();
      if (first) await despiteConflicts(() => model.deleteMany({ publicationId, at: { $lte: first.at } }));
    },
    async add(comments, unreadBy, events) {
      const writes = comments.map(({ id, ...facts }) => {
        const event = events?.get(id);
        const row = { ...facts, unreadBy: [...unreadBy], replyIds: [], actedAt: NEVER };
        return {
          updateOne: {
            filter: { _id: id },
            update: { $setOnInsert: { ...row, ...outboxOf(event ? [event] : []) } },
            upsert: true,
          },
        };
      });
      if (writes.length > 0) await despiteConflicts(() => model.bulkWrite(writes, { ordered: false }));
    },
    async setMoods(moods) {
      const writes = [...moods].map(([_id, mood]) => ({
        updateOne: { filter: { _id }, update: { $set: { mood } } },
      }));
      if (writes.length > 0) await despiteConflicts(() => model.bulkWrite(writes, { ordered: false }));
    },
    async removeOthers(publicationId, ids, readFrom) {
      const readFilter = { keptAt: { $lte: readFrom }, 'reply.state': { $nin: OPEN } };
      const others = { publicationId, _id: { $nin: [...ids] }, ...readFilter };
      return (await despiteConflicts(() => model.deleteMany(others))).deletedCount > 0;
    },
    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}
