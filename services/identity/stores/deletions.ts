import type { EventOf } from '@carillon/contracts/event.ts';
import { appendToOutbox, outboxOf, withOutbox } from '@carillon/kit/outbox/outbox.ts';
import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';

interface DeletionRow {
  /** The user's or the workspace's. */
  _id: string;
  kind: 'user' | 'workspace';
  /**
   * `scheduled`: it can be undone. `kept`: its user has undone it, and its workspaces are being opened again. `deleted`:
   * for all services. `erased`: nothing is left here either.
   */
  status: 'scheduled' | 'kept' | 'deleted' | 'erased';
  /** When it is deleted or, once it is erased, when this is forgotten. */
  at: Date;
  /** Whether its sessions and access tokens have ended, and nothing is published for it. */
  isClosed: boolean;
  /** Hash of the link's secret that lets a logged-in user keep the account. */
  keepHash?: string | null;
  keepUntil?: Date | null;
  outbox?: EventOf[];
}

const date = { type: Date, required: true };
const text = { type: String, required: true };
const schema = new mongoose.Schema<DeletionRow>(
  {
    _id: String,
    kind: text,
    status: text,
    at: date,
    isClosed: { type: Boolean, required: true },
    keepHash: String,
    keepUntil: Date,
  },
  { versionKey: false, collection: 'deletions' },
);
schema.index({ status: 1, at: 1 });
schema.index({ keepHash: 1 }, { sparse: true });
withOutbox(schema);

/** When an account is to be deleted, and whether that can still be undone. */
export interface Deletion {
  readonly at: Date;
  readonly isUndoable: boolean;
}

/** Accounts and workspaces that are about to be deleted, or were deleted recently. */
export interface DeletionStore {
  /** False when it is scheduled already. */
  schedule(userId: string, at: Date, events: readonly EventOf[]): Promise<boolean>;
  /** Null when the account is not to be deleted. */
  find(userId: string): Promise<Deletion | null>;
  /** Which of these users have a closed or deleted account. */
  among(userIds: readonly string[]): Promise<ReadonlyMap<string, Deletion>>;
  /** Lets anybody with that secret keep the account. */
  offerToKeep(userId: string, keepHash: string, until: Date): Promise<void>;
  /** Withdraws the offer made to anyone who knew the old password. */
  withdrawOffer(userId: string): Promise<void>;
  /** Finds the user whom that secret keeps. */
  findOffered(keepHash: string, now: Date): Promise<string | null>;
  /** Undoes it, as the events say. False where that secret keeps nobody. */
  keep(keepHash: string, now: Date, events: readonly EventOf[]): Promise<boolean>;
  /** Accounts that are not closed all over yet. */
  unclosed(): Promise<readonly string[]>;
  noteClosed(userId: string): Promise<void>;
  /** Has the accounts of these users closed all over once more. */
  closeAgain(userIds: readonly string[]): Promise<void>;
  /** Accounts that were kept and are not open all over yet. */
  unopened(): Promise<readonly string[]>;
  /** Forgets the deletion of an account that is open all over, once its events are sent. */
  noteOpened(userId: string): Promise<void>;
  /** Users whose time is over. */
  due(now: Date): Promise<readonly string[]>;
  /** Marks a user as deleted from now on, as the event says. False if somebody has kept the account. */
  deleteUser(userId: string, now: Date, event: EventOf): Promise<boolean>;
  /** From now on a workspace is deleted, as the event says. */
  deleteWorkspace(workspaceId: string, now: Date, event: EventOf): Promise<void>;
  /** Lists deleted ones whose rows may still be here. */
  unerased(): Promise<readonly { readonly kind: 'user' | 'workspace'; readonly id: string }[]>;
  noteErased(id: string, forgetAt: Date): Promise<void>;
  /** Removes everything that names subjects erased long enough ago, if their event is sent. */
  forget(now: Date): Promise<void>;
  readonly outbox: mongoose.Model<never>;
  ready(): Promise<unknown>;
}

const SOME = 50;
/** An account that was kept is as any other. */
const THERE = { status: { $ne: 'kept' } } as const;
const SENT = { outboxAt: { $exists: false } };

export function createDeletionStore(connection: mongoose.Connection): DeletionStore {
  const model = connection.model<DeletionRow>('Deletion', schema);
  const some = (filter: mongoose.QueryFilter<DeletionRow>) =>
    model.find(filter, { kind: 1 }).sort({ at: 1 }).limit(SOME).lean<Pick<DeletionRow, '_id' | 'kind'>[]>();
  const idsOf = async (filter: mongoose.QueryFilter<DeletionRow>) =>
    (await some(filter)).map(({ _id }) => _id);
  const set = (filter: mongoose.QueryFilter<DeletionRow>, $set: Partial<DeletionRow>) =>
    despiteConflicts(() => model.updateOne(filter, { $set }));

  return {
    async schedule(_id, at, events) {
      const state = { status: 'scheduled', at, isClosed: false } as const;
      if (await insertIfNew(model, { _id, kind: 'user', ...state, ...outboxOf(events) })) return true;
      const { modifiedCount } = await despiteConflicts(() =>
        model.updateOne({ _id, status: 'kept' }, { $set: state, ...appendToOutbox(...events) }),
      );
      return modifiedCount === 1;
    },
    async find(_id) {
      const row = await model.findOne({ _id, ...THERE }, { at: 1, status: 1 }).lean<DeletionRow>();
      return row && toDeletion(row);
    },
    async among(ids) {
      const filter = { _id: { $in: [...ids] }, ...THERE };
      const rows = await model.find(filter, { at: 1, status: 1 }).lean<DeletionRow[]>();
      return new Map(rows.map((row) => [row._id, toDeletion(row)]));
    },
    async offerToKeep(_id, keepHash, keepUntil) {
      await set({ _id, status: 'scheduled' }, { keepHash, keepUntil });
    },
    async withdrawOffer(_id) {
      await set({ _id, status: 'scheduled' }, { keepHash: null, keepUntil: null });
    },
    async findOffered(keepHash, now) {
      const row = await model.findOne(offered(keepHash, now), { _id: 1 }).lean<Pick<DeletionRow, '_id'>>();
      return row?._id ?? null;
    },
    async keep(keepHash, now, events) {
      const $set = { status: 'kept' as const, keepHash: null, keepUntil: null };
      const { modifiedCount } = await despiteConflicts(() =>
        model.updateOne(offered(keepHash, now), {
          $set,
          ...(events.length > 0 && appendToOutbox(...events)),
        }),
      );
      return modifiedCount === 1;
    },
    unclosed: () => idsOf({ status: 'scheduled', isClosed: false }),
    async noteClosed(_id) {
      await set({ _id, status: 'scheduled' }, { isClosed: true });
    },
    async closeAgain(ids) {
      const filter = { _id: { $in: [...ids] }, status: 'scheduled' as const };
      await despiteConflicts(() => model.updateMany(filter, { $set: { isClosed: false } }));
    },
    unopened: () => idsOf({ status: 'kept' }),
    async noteOpened(_id) {
      await model.deleteOne({ _id, status: 'kept', ...SENT });
    },
    due: (now) => idsOf({ status: 'scheduled', at: { $lte: now } }),
    async deleteUser(_id, at, event) {
      const $set = { status: 'deleted' as const, at, keepHash: null, keepUntil: null };
      const { matchedCount } = await despiteConflicts(() =>
        model.updateOne({ _id, status: 'scheduled' }, { $set, ...appendToOutbox(event) }),
      );
      return matchedCount === 1;
    },
    async deleteWorkspace(_id, at, event) {
      const row = { _id, kind: 'workspace', status: 'deleted', at, isClosed: true } as const;
      await insertIfNew(model, { ...row, ...outboxOf([event]) });
    },
    async unerased() {
      return (await some({ status: 'deleted' })).map(({ _id: id, kind }) => ({ kind, id }));
    },
    async noteErased(_id, at) {
      await set({ _id, status: 'deleted' }, { status: 'erased', at });
    },
    async forget(now) {
      await model.deleteMany({ status: 'erased', at: { $lte: now }, ...SENT });
    },
    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}

/** A deleted account has none any more. */
const offered = (keepHash: string, now: Date) => ({ keepHash, keepUntil: { $gt: now } });

const toDeletion = ({ at, status }: DeletionRow): Deletion => ({ at, isUndoable: status === 'scheduled' });
