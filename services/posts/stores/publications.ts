import { randomUUID } from 'node:crypto';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import { leaving, outboxOf } from '@carillon/kit/outbox/outbox.ts';
import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import { gatherWrites } from '@carillon/kit/store/gather-writes.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import type mongoose from 'mongoose';
import { freshHistory, type InState, type Note, type Publication } from '../domain/publication.ts';
import { type PublicationRow, publicationSchema, stateColumns } from './publication-row.ts';
import { readable, toPublication, type Unreadable } from './to-publication.ts';

export interface PublicationStore {
  /** Does nothing when it is there already, so that a post can be expanded again after a crash. */
  insert(publication: Publication, events: readonly EventOf[]): Promise<void>;
  find(id: string): Promise<Publication | null>;
  ofPost(postId: string): Promise<Publication[]>;
  /** What the workspace has on the list that is not at its end, the soonest due first. */
  openOf(workspaceId: string, most: number): Promise<Publication[]>;
  /** What the workspace has on the list that has come to its end, the newest first, from after `before` on. */
  endedOf(workspaceId: string, before: Place | null, most: number): Promise<Publication[]>;
  /** How many the workspace has in each status, of those on the list. */
  countsOf(workspaceId: string): Promise<Partial<Record<Publication['status'], number>>>;
  /** Due times of what still waits to go out. */
  dueBetween(workspaceId: string, from: Date, to: Date): Promise<Date[]>;
  /** What needs to be taken up, the longest waiting first; and what can't be read, which is put off for a minute. */
  toWake(now: Date, most: number): Promise<{ found: Publication[]; broken: Unreadable[] }>;
  /** When the next needs to be taken up, if it is later than `after` and no later than `until`. */
  nextToWake(after: Date, until: Date): Promise<Date | null>;
  waitingForConnection(workspaceId: string, platform: PlatformName): Promise<Publication[]>;
  /**
   * From one state to the next with its events, in one write. False when it is no longer what was read: somebody
   * else was faster.
   * @param stamp of this very write; tried again with the same one it is found made
   * @throws RemoteIdTaken
   */
  change(
    before: Publication,
    after: Publication,
    events: readonly EventOf[],
    stamp?: string,
  ): Promise<boolean>;
  /**
   * What a worker learned while it holds a lease. The lease itself is left as it is, since it may have been renewed
   * meanwhile. False when it has run out or somebody else has it.
   */
  step(after: InState<'publishing'>, events: readonly EventOf[], now: Date): Promise<boolean>;
  /** As `change`, out of a lease that has run out; one that was renewed meanwhile stays. */
  takeOver(
    before: InState<'publishing'>,
    after: Publication,
    events: readonly EventOf[],
    now: Date,
  ): Promise<boolean>;
  /** Posts that other publications made on the same target since this one was first tried. */
  remoteIdsOnTarget(publication: Publication): Promise<Set<string>>;
  /** Whose a post on a network is, and when that one was known to be out. */
  holderOf(platform: PlatformName, remoteId: string): Promise<Holder | null>;
  /** Ends every lease there is; for a worker that knows that no other one lives. */
  endLeases(now: Date): Promise<void>;
  /** False when the lease is gone. */
  renew(id: string, leaseId: string, until: Date): Promise<boolean>;
  /** False when the lease is gone. */
  addNote(id: string, leaseId: string, note: Note): Promise<boolean>;
  readonly outbox: mongoose.Model<never>;
  ready(): Promise<unknown>;
}

/** Where a publication is in its workspace's list. */
export type Place = Pick<Publication, 'id' | 'createdAt'>;

export interface Holder {
  readonly id: string;
  readonly publishedAt: Date;
}

/** The post on the network is another publication's already. */
export class RemoteIdTaken extends Error {
  constructor(cause: unknown) {
    super('the post on the network belongs to another publication', { cause });
    this.name = 'RemoteIdTaken';
  }
}

/** Enough that a change is still known a moment later, whatever came after it. */
const STAMPS = 4;

/** As far as the networks' clocks and ours may differ, and as long as a call may take. */
const CLOCK_SKEW_MS = 20 * 60_000;

/** How long the scheduler leaves a row alone that it can't read. */
const UNREADABLE_FOR_MS = 60_000;

type Filter = mongoose.QueryFilter<PublicationRow>;

export function createPublicationStore(connection: mongoose.Connection): PublicationStore {
  const model = connection.model<PublicationRow>('Publication', publicationSchema);

  const many = async (filter: Filter, sort: Record<string, 1 | -1>, most: number): Promise<Publication[]> =>
    readable(await model.find(filter).sort(sort).limit(most).lean<PublicationRow[]>()).found;

  const update = async (filter: Filter, change: mongoose.UpdateQuery<PublicationRow>): Promise<boolean> =>
    (await despiteConflicts(() => model.updateOne(filter, change))).matchedCount === 1;

  const write = gatherWrites(model, { stamps: 1 });

  const change = (
    guard: Filter,
    before: Publication,
    after: Publication,
    events: readonly EventOf[],
    stamp: string = randomUUID(),
  ): Promise<boolean> => {
    const { attempts, failures, firstFailureAt, revision } = after;
    const state = { ...stateColumns(after), attempts: [...attempts], failures, firstFailureAt, revision };
    const { $push, ...left } = leaving(...events);
    const update = {
      ...{ $set: { ...state, ...revised(before, after) }, ...left },
      $push: { ...$push, stamps: { $each: [stamp], $slice: -STAMPS } },
    };
    const wasMade = ({ stamps }: PublicationRow): boolean => stamps?.includes(stamp) ?? false;
    return write({ filter: guard, update, wasMade }).catch((error) => {
      throw isDuplicateKey(error) ? new RemoteIdTaken(error) : error;
    });
  };

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
    async countsOf(workspaceId) {
      const groups = await model.aggregate<{ _id: Publication['status']; count: number }>([
        { $match: { workspaceId, removedAt: null } },
        { $group: { _id: '$status', count: { $sum: 1 } } },
      ]);
      return Object.fromEntries(groups.map(({ _id, count }) => [_id, count]));
    },
    async dueBetween(workspaceId, from, to) {
      const rows = await model
        .find(
          { workspaceId, endedAt: null, dueAt: { $gte: from, $lte: to }, status: { $in: OPEN } },
          { dueAt: 1 },
        )
        .lean<{ dueAt: Date }[]>();
      return rows.map(({ dueAt }) => dueAt);
    },
    async remoteIdsOnTarget({ id, platform, targetId, attempts, createdAt }) {
      const since = new Date((attempts[0]?.startedAt ?? createdAt).getTime() - CLOCK_SKEW_MS);
      const rows = await model
        .find({ targetId, endedAt: { $gte: since }, platform, _id: { $ne: id } }, { remoteId: 1 })
        .lean<{ remoteId: string | null }[]>();
      return new Set(rows.flatMap(({ remoteId }) => remoteId ?? []));
    },
    async holderOf(platform, remoteId) {
      // In the words of the index, which holds nothing but strings and serves only who asks for nothing else.
      const row = await model
        .findOne({ platform, remoteId: { $type: 'string' }, $and: [{ remoteId }] }, { endedAt: 1 })
        .lean<Pick<PublicationRow, '_id' | 'endedAt'>>();
      return row?.endedAt ? { id: row._id, publishedAt: row.endedAt } : null;
    },
    // A comparison with a date finds dates alone, so what has come to its end (null) stays out.
    async toWake(now, most) {
      const rows = await model
        // Rows from before the line was read by the workers have one while they are queued.
        .find({ wakeAt: { $lte: now }, status: { $ne: 'queued' } })
        .sort({ wakeAt: 1 })
        .limit(most)
        .lean<PublicationRow[]>();
      const { found, broken } = readable(rows);
      // Out of the way of the others, but not for ever: a newer version may read it, or somebody put it right, who
      // may just have done so.
      const later = new Date(now.getTime() + UNREADABLE_FOR_MS);
      await Promise.all(
        broken.map(({ id, wakeAt, status }) =>
          update({ _id: id, wakeAt, status }, { $set: { wakeAt: later } }),
        ),
      );
      return { found, broken };
    },
    async nextToWake(after, until) {
      const wakeAt = { $gt: after, $lte: until };
      const row = await model.findOne({ wakeAt }, { wakeAt: 1 }).sort({ wakeAt: 1 }).lean<{ wakeAt: Date }>();
      return row?.wakeAt ?? null;
    },
    waitingForConnection: (workspaceId, platform) =>
      many({ workspaceId, endedAt: null, platform, waitingFor: 'connection' }, { dueAt: 1 }, 1000),

    change: (before, after, events, stamp) => change(guardOf(before), before, after, events, stamp),
    // Written again after its reply was lost, it changes nothing.
    step: ({ id, lease, attempts }, events, now) =>
      update(
        { ...heldBy(id, lease.id), 'lease.until': { $gt: now } },
        { $set: { attempts: [...attempts] }, ...leaving(...events) },
      ),
    takeOver: (before, after, events, now) =>
      change({ ...guardOf(before), 'lease.until': { $lte: now } }, before, after, events),
    async endLeases(now) {
      await model.updateMany({ status: 'publishing' }, { $set: { 'lease.until': now, wakeAt: now } });
    },
    renew: (id, leaseId, until) =>
      update(heldBy(id, leaseId), { $set: { 'lease.until': until, wakeAt: until } }),
    addNote: (id, leaseId, note) => update(heldBy(id, leaseId), { $addToSet: { notes: note } }),
    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}

const OPEN: Publication['status'][] = ['scheduled', 'queued', 'publishing'];

/** Several may have been made in the same moment. */
const after = ({ id, createdAt }: Place): Filter => ({
  createdAt: { $lte: createdAt },
  $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: id } }],
});

const heldBy = (id: string, leaseId: string): Filter => ({
  _id: id,
  status: 'publishing',
  'lease.id': leaseId,
});

/** What must still be so for a write that was decided upon `before`. */
function guardOf(before: Publication): Filter {
  const { id, status, revision } = before;
  if (before.status === 'publishing') return heldBy(id, before.lease.id);
  // Rows from before there were revisions have none.
  return { _id: id, status, revision: revision ? revision : { $in: [0, null] } };
}

const REVISABLE = [
  'trouble',
  'content',
  'dueAt',
  'localTime',
  'timezone',
  'editedAt',
  'editedAfter',
  'retriedAt',
  'retriedAfter',
  'removedAt',
  'files',
] as const;

/** What an owner changed besides the state. While a worker holds it there is nothing of the kind. */
function revised(before: Publication, after: Publication): Partial<PublicationRow> {
  const changed = REVISABLE.filter((key) => before[key] !== after[key]).map((key) => [key, after[key]]);
  if (before.notes !== after.notes) changed.push(['notes', [...after.notes]] as never);
  if (before.moves !== after.moves) changed.push(['moves', [...after.moves]] as never);
  return Object.fromEntries(changed);
}
