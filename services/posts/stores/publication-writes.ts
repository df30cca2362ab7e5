import { randomUUID } from 'node:crypto';
import type { EventOf } from '@carillon/contracts/event.ts';
import { appendClaimed, appendToOutbox } from '@carillon/kit/outbox/outbox.ts';
import { duplicateIn, isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import { type GatheredWrites, gatherWrites } from '@carillon/kit/store/gather-writes.ts';
import type mongoose from 'mongoose';
import type { Publication } from '../domain/publication.ts';
import { commentColumns, type PublicationRow, publicationSchema, stateColumns } from './publication-row.ts';

/** The post on the network is another publication's already. */
export class RemoteIdTaken extends Error {
  constructor(cause: unknown) {
    super('the post on the network belongs to another publication', { cause });
    this.name = 'RemoteIdTaken';
  }
}

/** Another publication has one of the permits. */
export class PermitTaken extends Error {
  readonly permit: string;

  constructor(permit: string, cause: unknown) {
    super(`the permit ${permit} is another publication’s`, { cause });
    this.name = 'PermitTaken';
    this.permit = permit;
  }
}

export interface Change {
  readonly guard: mongoose.QueryFilter<PublicationRow>;
  readonly before: Publication;
  readonly after: Publication;
  readonly events?: readonly EventOf[];
  readonly permits?: readonly string[] | undefined;
  /** Identifies this very write: tried again with the same stamp, it is found made. */
  readonly stamp?: string | undefined;
  /** The process that sends the event at once, if the outbox is empty. */
  readonly claim?: { readonly token: string; readonly now: Date } | undefined;
}

export interface PublicationWrites {
  readonly model: mongoose.Model<PublicationRow>;
  /** A row with everything the schema would add. An existing one stays unchanged. */
  insert(row: { readonly _id: string } & Readonly<Record<string, unknown>>): Promise<void>;
  /**
   * From one state to the next with its events, in one write. False when the guard does not hold any more.
   * @throws RemoteIdTaken, PermitTaken
   */
  change(change: Change): Promise<boolean>;
}

/** Enough that a change is still known a moment later, whatever came after it. */
const STAMPS = 4;

const writesByConnection = new WeakMap<mongoose.Connection, PublicationWrites>();

/** One for all stores of a connection, so that simultaneous writes become one command. */
export function publicationWrites(connection: mongoose.Connection): PublicationWrites {
  const writes = writesByConnection.get(connection) ?? makeWrites(connection);
  writesByConnection.set(connection, writes);
  return writes;
}

function makeWrites(connection: mongoose.Connection): PublicationWrites {
  const model = connection.model<PublicationRow>('Publication', publicationSchema);
  const write: GatheredWrites<PublicationRow> = gatherWrites(model, { stamps: 1 });
  return {
    model,
    async insert({ _id, ...row }) {
      const update = { $setOnInsert: row };
      const wasMade = () => true;
      await write({ filter: { _id }, update, upsert: true, wasMade }).catch((error) => {
        if (!isDuplicateKey(error)) throw error;
      });
    },
    change({ stamp = randomUUID(), ...change }) {
      const wasMade = ({ stamps }: PublicationRow): boolean => stamps?.includes(stamp) ?? false;
      return write({ filter: change.guard, update: updateOf(change, stamp), wasMade }).catch((error) => {
        const permit = duplicateIn(error, 'permits');
        if (permit !== null) throw new PermitTaken(permit, error);
        throw isDuplicateKey(error) ? new RemoteIdTaken(error) : error;
      });
    },
  };
}

function updateOf({ before, after, events = [], permits, claim }: Omit<Change, 'guard'>, stamp: string) {
  const { attempts, failures, firstFailureAt, revision } = after;
  const state = { ...stateColumns(after), attempts: [...attempts], failures, firstFailureAt, revision };
  const [event] = events;
  const update: { $push: object; $set?: object; $max?: object } =
    event && claim ? appendClaimed(event, claim) : appendToOutbox(...events);
  return {
    ...(update.$max && { $max: update.$max }),
    $set: {
      ...state,
      ...findRevisedFields(before, after),
      ...update.$set,
      ...(permits && { permits: [...permits] }),
      ...(after.comment?.at && { commentAt: after.comment.at }),
    },
    $push: { ...update.$push, stamps: { $each: [stamp], $slice: -STAMPS } },
    // With the lease its permits go.
    ...unset({
      permits: before.status === 'publishing' && after.status !== 'publishing',
      reasonText: 'reason' in before && typeof before.reason === 'object' && !state.reasonText,
      commentAt: Boolean(before.comment?.at) && !after.comment?.at,
    }),
  };
}

function unset(columns: Readonly<Record<string, boolean>>): { $unset?: Record<string, ''> } {
  const names = Object.keys(columns).filter((name) => columns[name]);
  return names.length > 0 ? { $unset: Object.fromEntries(names.map((name) => [name, '' as const])) } : {};
}

const REVISABLE = [
  'trouble',
  'content',
  'media',
  'firstComment',
  'options',
  'linkTags',
  'dueAt',
  'localTime',
  'timezone',
  'fromQueue',
  'editedAt',
  'editedAfter',
  'retriedAt',
  'retriedAfter',
  'removedAt',
  'takenDownAt',
  'files',
  'calendarRevision',
  'calendarChangedAt',
] as const;

const REMOVABLE: ReadonlySet<(typeof REVISABLE)[number]> = new Set(['options', 'linkTags']);

/** Returns an owner's changes except the state. While a worker has a lease there are none. */
function findRevisedFields(before: Publication, after: Publication): Partial<PublicationRow> {
  // A field without a value would be left out of the write, and the old value would stay.
  const writtenAs = (key: (typeof REVISABLE)[number]) =>
    after[key] ?? (REMOVABLE.has(key) ? null : undefined);
  const changed = REVISABLE.filter((key) => before[key] !== after[key]).map((key) => [key, writtenAs(key)]);
  if (after.comment && before.comment !== after.comment)
    changed.push(['comment', commentColumns(after.comment)] as never);
  if (before.notes !== after.notes) changed.push(['notes', [...after.notes]] as never);
  if (before.moves !== after.moves) changed.push(['moves', [...after.moves]] as never);
  return Object.fromEntries(changed);
}
