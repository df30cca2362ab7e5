import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { POST_LISTS, type PostList } from '@carillon/contracts/domain/publication.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import { outboxOf } from '@carillon/kit/outbox/outbox.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { beyond, type DatedPlace } from '@carillon/kit/store/page.ts';
import type mongoose from 'mongoose';
import type { ConnectedTargets } from '../domain/connected-targets.ts';
import type { Target } from '../domain/keys.ts';
import { freshHistory, type Publication } from '../domain/publication.ts';
import { leasedBy } from './leases.ts';
import type { ListPage, Search, Window } from './publication-lists.ts';
import { type PublicationRow, stateColumns } from './publication-row.ts';
import { type Change, publicationWrites } from './publication-writes.ts';
import { search } from './search-publications.ts';
import { readable, toPublication } from './to-publication.ts';

export interface PublicationStore {
  /** Does nothing when it is there already, so that a post can be expanded again after a crash. */
  insert(publication: Publication, events: readonly EventOf[]): Promise<void>;
  find(id: string, workspaceId: string): Promise<Publication | null>;
  ofPost(postId: string, workspaceId: string): Promise<Publication[]>;
  /** A page of one of the workspace's lists: open ones by due time, finished ones latest first. */
  listed(workspaceId: string, listing: Listing, after: DatedPlace | null, limit: number): Promise<ListPage>;
  /** All of the workspace's lists one after another, each in its order; null where they have more than so many. */
  allListed(
    workspaceId: string,
    platform: PlatformName | undefined,
    limit: number,
  ): Promise<readonly Publication[] | null>;
  /** A page of undeleted publications due within a window, the earliest first, with as much of each as a list shows. */
  planned(workspaceId: string, window: Window, after: DatedPlace | null, limit: number): Promise<ListPage>;
  /**
   * A page of what a search finds, and the place that it has come to. It looks through at most 5,000 publications of each
   * list, so a page may be short and still have a `next`.
   */
  search(workspaceId: string, postSearch: Search, after: DatedPlace | null, limit: number): Promise<ListPage>;
  /** Counts the publications due within a window by state. States without any are left out. */
  countDue(workspaceId: string, from: Date, until: Date): Promise<CountByStatus>;
  /** Due times of waiting publications. */
  dueBetween(workspaceId: string, from: Date, to: Date): Promise<Date[]>;
  /** Returns what still waits to be published to one account at any of these instants. */
  dueTo(workspaceId: string, target: Target, instants: readonly Date[]): Promise<DueTo>;
  /** Lists the queued publications of the workspace's accounts, or of one of them, the soonest first. */
  queued(workspaceId: string, from: Date, limit: number, target?: Target): Promise<readonly Publication[]>;
  /** Which posts wait for their time, and until when, the latest first. */
  scheduledAfter(
    workspaceId: string,
    from: Date,
    limit: number,
  ): Promise<readonly Pick<Publication, 'postId' | 'dueAt'>[]>;
  /** Iterates the texts of the newest publications on the user's list that are published or still to be published. */
  textsOf(workspaceId: string): AsyncIterable<{ readonly postId: string; readonly content: string }>;
  /** A page of what waits for an account to be connected again, the soonest due first. */
  waitingForConnection(
    workspaceId: string,
    connected: ConnectedTargets,
    after: DatedPlace | null,
    limit: number,
  ): Promise<ListPage>;
  /**
   * Changes the state, with its events, in one write. False if the row has changed since it was read, because
   * somebody else was faster. A change that ends a lease also returns its permits.
   * @param options `stamp`: of this write; a repetition with the same stamp finds it done. `claim`: who sends the
   *   event at once if the outbox was empty
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

export type CountByStatus = Readonly<Partial<Record<Publication['status'], number>>>;

export interface DueTo {
  /** Whose it is, and when. */
  readonly due: readonly Pick<Publication, 'postId' | 'dueAt'>[];
  /** False when there is more than one answer holds. */
  readonly isComplete: boolean;
}

export interface Listing {
  readonly list: PostList;
  readonly platform?: PlatformName | undefined;
}

export interface PublishedAs {
  readonly id: string;
  readonly publishedAt: Date;
}

type Filter = mongoose.QueryFilter<PublicationRow>;

interface Paging {
  readonly after: DatedPlace | null;
  /** 1: the soonest first; -1: the latest. */
  readonly way: 1 | -1;
  readonly most: number;
}

export function createPublicationStore(connection: mongoose.Connection): PublicationStore {
  const write = publicationWrites(connection);
  const { model, change } = write;

  const many = async (filter: Filter, sort: Record<string, 1 | -1>, limit: number): Promise<Publication[]> =>
    readable(await model.find(filter).sort(sort).limit(limit).lean<PublicationRow[]>()).found;

  const page = async (filter: Filter, { after, way, most }: Paging): Promise<ListPage> => {
    const rows = await model
      .find({ ...filter, ...(after && beyond(after, 'listAt', way)) })
      .sort({ listAt: way, _id: way })
      .limit(most + 1)
      .lean<PublicationRow[]>();
    const last = rows.length > most ? rows[most - 1] : undefined;
    return {
      publications: readable(rows.slice(0, most)).found,
      next: last ? { at: last.listAt, id: last._id } : null,
    };
  };

  return {
    async insert(publication, events) {
      const { id, postId, workspaceId, platform, targetId, targetName, content, media } = publication;
      const {
        createdAt,
        dueAt,
        localTime,
        timezone,
        fromQueue,
        firstComment,
        options,
        linkTags,
        seriesId,
        traceparent,
        correlationId,
      } = publication;
      const { files, comment: _, calendarChangedAt: __, ...history } = freshHistory(media);
      // Earlier versions read the page.
      const order = { postId, workspaceId, platform, pageId: targetId, targetId, targetName, content };
      const row = {
        _id: id,
        ...order,
        ...(firstComment && { firstComment }),
        ...(options && { options }),
        ...(linkTags && { linkTags }),
        media: [...media],
        createdAt,
        dueAt,
        localTime,
        timezone,
        ...(fromQueue && { fromQueue }),
        ...(seriesId && { seriesId }),
        ...(traceparent && { traceparent }),
        ...(correlationId && { correlationId }),
        ...history,
        attempts: [],
        notes: [],
        moves: [],
        ...(files !== 'gone' && { files }),
        ...stateColumns(publication),
        ...outboxOf(events),
      };
      await write.insert(row);
    },
    async find(id, workspaceId) {
      const row = await model.findOne({ _id: id, workspaceId }).lean<PublicationRow>();
      return row && toPublication(row);
    },
    async ofPost(postId, workspaceId) {
      const publications = await many(
        { _id: { $gte: `${postId}-`, $lt: `${postId}.` }, postId },
        { _id: 1 },
        100,
      );
      return publications.filter((one) => one.workspaceId === workspaceId);
    },
    listed: (workspaceId, { list, platform }, after, limit) =>
      page(
        { workspaceId, list, ...(platform && { platform }) },
        { after, way: list === 'open' ? 1 : -1, most: limit },
      ),
    async allListed(workspaceId, platform, limit) {
      const rows = await model
        .find({ workspaceId, list: { $in: [...POST_LISTS] }, ...(platform && { platform }) })
        .limit(limit + 1)
        .lean<PublicationRow[]>();
      if (rows.length > limit) return null;
      return readable(POST_LISTS.flatMap((list) => inOrder(list, rows))).found;
    },
    async planned(workspaceId, { from, until, ...window }, after, limit) {
      const rows = await model
        .find({
          workspaceId,
          dueAt: { $gte: from, $lt: until },
          removedAt: null,
          ...(after && { $and: [beyond(after, 'dueAt', 1)] }),
          ...filterOf(window),
        })
        .select(SHOWN_IN_CALENDAR)
        .sort({ dueAt: 1, _id: 1 })
        .limit(limit + 1)
        .lean<PublicationRow[]>();
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        publications: readable(rows.slice(0, limit)).found,
        next: last ? { at: last.dueAt, id: last._id } : null,
      };
    },
    search: (workspaceId, postSearch, after, limit) =>
      search(model, { workspaceId, ...postSearch }, after, limit),
    async countDue(workspaceId, from, until) {
      const counts = await model.aggregate<{ _id: Publication['status']; many: number }>([
        { $match: { workspaceId, dueAt: { $gte: from, $lt: until }, removedAt: null } },
        { $group: { _id: '$status', many: { $sum: 1 } } },
      ]);
      return Object.fromEntries(counts.map(({ _id, many }) => [_id, many]));
    },
    async dueBetween(workspaceId, from, to) {
      const rows = await model
        .find({ workspaceId, list: 'open', listAt: { $gte: from, $lte: to } }, { listAt: 1 })
        .limit(MAX_DUE)
        .lean<{ listAt: Date }[]>();
      return rows.map(({ listAt }) => listAt);
    },
    async dueTo(workspaceId, { platform, targetId }, instants) {
      const due = await model
        .find(
          { workspaceId, list: 'open', listAt: { $in: [...instants] }, platform, targetId },
          { _id: 0, postId: 1, dueAt: 1 },
        )
        .limit(MAX_DUE)
        .lean<{ postId: string; dueAt: Date }[]>();
      return { due, isComplete: due.length < MAX_DUE };
    },
    queued: (workspaceId, from, limit, target) =>
      many(
        { workspaceId, list: 'open', listAt: { $gt: from }, fromQueue: true, ...target },
        { listAt: 1, _id: 1 },
        limit,
      ),
    scheduledAfter: (workspaceId, from, limit) =>
      model
        .find(
          { workspaceId, list: 'open', listAt: { $gt: from }, status: 'scheduled' },
          { _id: 0, postId: 1, dueAt: 1 },
        )
        .sort({ listAt: -1 })
        .limit(limit)
        .lean<{ postId: string; dueAt: Date }[]>(),
    async findByRemoteId(platform, remoteId) {
      // Phrased to match the index, which only contains strings and only serves queries for exactly these.
      const row = await model
        .findOne({ platform, remoteId: { $type: 'string' }, $and: [{ remoteId }] }, { endedAt: 1 })
        .lean<Pick<PublicationRow, '_id' | 'endedAt'>>();
      return row?.endedAt ? { id: row._id, publishedAt: row.endedAt } : null;
    },
    async *textsOf(workspaceId) {
      for (const list of ['open', 'over'] as const)
        yield* model
          .find({ workspaceId, list, status: { $ne: 'canceled' } }, { _id: 0, postId: 1, content: 1 })
          .sort({ listAt: -1, _id: -1 })
          .limit(MAX_TEXTS)
          .lean<{ postId: string; content: string }[]>()
          .cursor({ batchSize: TEXTS_AT_ONCE });
    },
    waitingForConnection(workspaceId, { platform, targetIds }, after, limit) {
      const its = { platform, ...(targetIds && { targetId: { $in: [...targetIds] } }) };
      const filter = { workspaceId, list: 'open' as const, ...its, waitingFor: 'connection' as const };
      return page(filter, { after, way: 1, most: limit });
    },

    change: (before, after, events, options) =>
      change({ guard: guardOf(before), before, after, events, ...options }),
    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}

/** Orders open publications the soonest due first, ended ones the latest first. */
function inOrder(list: PostList, rows: readonly PublicationRow[]): PublicationRow[] {
  const soonest = rows
    .filter((row) => row.list === list)
    .sort((a, b) => a.listAt.getTime() - b.listAt.getTime() || (a._id < b._id ? -1 : 1));
  return list === 'open' ? soonest : soonest.reverse();
}

/**
 * Thousands are read at a time. Each column costs time, but projecting a part of one costs more. A column not listed
 * here reads as if the row never had it.
 */
const SHOWN_IN_CALENDAR = Object.fromEntries(
  [
    ...['postId', 'workspaceId', 'platform', 'targetId', 'targetName', 'content'],
    ...['media', 'files', 'attempts'],
    ...['dueAt', 'localTime', 'timezone', 'fromQueue', 'seriesId', 'removedAt', 'takenDownAt', 'revision'],
    ...['status', 'nextAttemptAt', 'waitingFor', 'lease', 'endedAt', 'remoteId', 'url'],
    ...['reason', 'reasonText'],
  ].map((column) => [column, 1] as const),
);

const filterOf = ({ platforms, targets, statuses, text }: Omit<Window, 'from' | 'until'>): Filter => ({
  // In words that no index has bounds for: the window's own, in the order that is asked for, is the one to be read.
  ...((platforms || statuses) && {
    $nor: [
      ...(platforms ? [{ platform: { $nin: [...platforms] } }] : []),
      ...(statuses ? [{ status: { $nin: [...statuses] } }] : []),
    ],
  }),
  ...(targets && { targetId: { $in: [...targets] } }),
  ...(text && { content: { $regex: text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), $options: 'i' } }),
});

/** Most due times that a suggestion keeps away from, and most posts at the slots of one question. */
const MAX_DUE = 2000;
/** Most texts that are looked through of a list, and how many at a time. */
const MAX_TEXTS = 500;
const TEXTS_AT_ONCE = 50;

/** Returns the condition that must still hold for a write that was decided upon `before`. */
const guardOf = (before: Publication): Filter =>
  before.status === 'publishing'
    ? leasedBy(before.id, before.lease.id)
    : { _id: before.id, status: before.status, revision: before.revision };
