import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationStatus } from '@carillon/contracts/domain/publication.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import { outboxOf } from '@carillon/kit/outbox/outbox.ts';
import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import type mongoose from 'mongoose';
import { freshHistory, type Publication } from '../domain/publication.ts';
import { leasedBy } from './leases.ts';
import { type PublicationRow, stateColumns } from './publication-row.ts';
import { type Change, publicationWrites } from './publication-writes.ts';
import { readable, toPublication } from './to-publication.ts';

export interface PublicationStore {
  /** Does nothing when it is there already, so that a post can be expanded again after a crash. */
  insert(publication: Publication, events: readonly EventOf[]): Promise<void>;
  find(id: string): Promise<Publication | null>;
  ofPost(postId: string): Promise<Publication[]>;
  /** What the user has on the list that is not at its end, the soonest due first. */
  openOf(workspaceId: string, most: number): Promise<Publication[]>;
  /** What the user has on the list that has come to its end, the newest first, from after `before` on. */
  endedOf(workspaceId: string, before: Place | null, most: number): Promise<Publication[]>;
  /** How many of those on the user's list are shown in each status. */
  countsOf(workspaceId: string, now: Date): Promise<Partial<Record<PublicationStatus, number>>>;
  /** Due times of what still waits to go out. */
  dueBetween(workspaceId: string, from: Date, to: Date): Promise<Date[]>;
  /** What the newest of those on the user's list say that are published or still to go out. */
  textsOf(workspaceId: string): AsyncIterable<{ readonly postId: string; readonly content: string }>;
  waitingForConnection(workspaceId: string, platform: PlatformName): Promise<Publication[]>;
  /**
   * From one state to the next with its events, in one write. False when it is no longer what was read: somebody
   * else was faster. Out of a lease it also gives its permits back.
   * @param options `stamp`: of this very write; tried again with the same one it is found made. `claim`: who sends the
   * event at once, where the outbox was empty
   * @throws RemoteIdTaken
   */
  change(
    before: Publication,
    after: Publication,
    events: readonly EventOf[],
    options?: Pick<Change, 'stamp' | 'claim'>,
  ): Promise<boolean>;
  /** Whose a post on a network is, and when that one was known to be out. */
  findByRemoteId(platform: PlatformName, remoteId: string): Promise<PublishedAs | null>;
  readonly outbox: mongoose.Model<never>;
  ready(): Promise<unknown>;
}

/** Where a publication is in its workspace's list. */
export type Place = Pick<Publication, 'id' | 'createdAt'>;

export interface PublishedAs {
  readonly id: string;
  readonly publishedAt: Date;
}

type Filter = mongoose.QueryFilter<PublicationRow>;

export function createPublicationStore(connection: mongoose.Connection): PublicationStore {
  const { model, change } = publicationWrites(connection);

  const many = async (filter: Filter, sort: Record<string, 1 | -1>, most: number): Promise<Publication[]> =>
    readable(await model.find(filter).sort(sort).limit(most).lean<PublicationRow[]>()).found;

  return {
    async insert(publication, events) {
      const { id, postId, workspaceId, platform, pageId, targetId, targetName, content, media } = publication;
      const { createdAt, dueAt, localTime, timezone } = publication;
      const { files, ...history } = freshHistory(media);
      const order = { postId, workspaceId, platform, pageId, targetId, targetName, content };
      const row = {
        ...order,
        ...{ media: [...media], createdAt, dueAt, localTime, timezone },
        ...{ ...history, attempts: [], notes: [], moves: [], ...(files !== 'gone' && { files }) },
        ...stateColumns(publication),
        ...outboxOf(events),
      };
      const write = () => model.updateOne({ _id: id }, { $setOnInsert: row }, { upsert: true });
      await despiteConflicts(write).catch((error) => {
        if (!isDuplicateKey(error)) throw error;
      });
    },
    async find(id) {
      const row = await model.findById(id).lean<PublicationRow>();
      return row && toPublication(row);
    },
    ofPost: (postId) => many({ _id: { $gte: `${postId}-`, $lt: `${postId}.` }, postId }, { _id: 1 }, 100),
    openOf: (workspaceId, most) =>
      many({ workspaceId, endedAt: null, removedAt: null, status: { $in: OPEN } }, { dueAt: 1 }, most),
    endedOf: (workspaceId, before, most) =>
      many(
        { workspaceId, removedAt: null, status: { $nin: OPEN }, ...(before && after(before)) },
        { createdAt: -1, _id: -1 },
        most,
      ),
    async countsOf(workspaceId, now) {
      const isQueued = { $and: [{ $eq: ['$status', 'scheduled'] }, { $lte: ['$wakeAt', now] }] };
      const groups = await model.aggregate<{ _id: PublicationStatus; count: number }>([
        { $match: { workspaceId, removedAt: null } },
        { $group: { _id: { $cond: [isQueued, 'queued', '$status'] }, count: { $sum: 1 } } },
      ]);
      return Object.fromEntries(groups.map(({ _id, count }) => [_id, count]));
    },
    async dueBetween(workspaceId, from, to) {
      const rows = await model
        .find(
          { workspaceId, endedAt: null, dueAt: { $gte: from, $lte: to }, status: { $in: OPEN } },
          { dueAt: 1 },
        )
        .limit(MOST_DUE)
        .lean<{ dueAt: Date }[]>();
      return rows.map(({ dueAt }) => dueAt);
    },
    async findByRemoteId(platform, remoteId) {
      // In the words of the index, which holds nothing but strings and serves only who asks for nothing else.
      const row = await model
        .findOne({ platform, remoteId: { $type: 'string' }, $and: [{ remoteId }] }, { endedAt: 1 })
        .lean<Pick<PublicationRow, '_id' | 'endedAt'>>();
      return row?.endedAt ? { id: row._id, publishedAt: row.endedAt } : null;
    },
    textsOf: (workspaceId) =>
      model
        .find(
          { workspaceId, removedAt: null, status: { $in: [...OPEN, 'published'] } },
          { _id: 0, postId: 1, content: 1 },
        )
        .sort({ createdAt: -1, _id: -1 })
        .limit(MOST_TEXTS)
        .lean<{ postId: string; content: string }[]>()
        .cursor({ batchSize: TEXTS_AT_ONCE }),
    waitingForConnection: (workspaceId, platform) =>
      many({ workspaceId, endedAt: null, platform, waitingFor: 'connection' }, { dueAt: 1 }, 1000),

    change: (before, after, events, options) =>
      change({ guard: guardOf(before), before, after, events, ...options }),
    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}

/** Most due times that a suggestion keeps away from. */
const MOST_DUE = 2000;
/** Most texts that are looked through, and how many at a time. */
const MOST_TEXTS = 1000;
const TEXTS_AT_ONCE = 50;
const OPEN: Publication['status'][] = ['scheduled', 'publishing'];

/** Several may have been made in the same moment. */
const after = ({ id, createdAt }: Place): Filter => ({
  createdAt: { $lte: createdAt },
  $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: id } }],
});

/** What must still be so for a write that was decided upon `before`. */
const guardOf = (before: Publication): Filter =>
  before.status === 'publishing'
    ? leasedBy(before.id, before.lease.id)
    : { _id: before.id, status: before.status, revision: before.revision };
