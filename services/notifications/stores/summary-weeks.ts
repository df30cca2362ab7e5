import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { createLeasedQueue, type LeaseOf } from '@carillon/kit/store/leased-queue.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';

interface WorkspaceRow {
  /** The workspace's id. */
  _id: string;
  /** Since when it has posts: earlier weeks have no summary. */
  since: Date;
  /** When the next of its members is due. */
  lookAt: Date;
  lease?: string;
}

interface MarkRow {
  /** The workspace, the user and the week. */
  _id: string;
  workspaceId: string;
  userId: string;
  at: Date;
}

const date = { type: Date, required: true };
const text = { type: String, required: true };
const workspaceSchema = new mongoose.Schema<WorkspaceRow>(
  { _id: String, since: date, lookAt: date, lease: String },
  { versionKey: false, collection: 'summary_workspaces' },
);
workspaceSchema.index({ lookAt: 1 });
const markSchema = new mongoose.Schema<MarkRow>(
  { _id: String, workspaceId: text, userId: text, at: date },
  { versionKey: false, collection: 'summary_marks' },
);
const TTL_SECONDS = 30 * 24 * 3600;
markSchema.index({ at: 1 }, { expireAfterSeconds: TTL_SECONDS });

/** A workspace in the hands of one process. */
export interface TakenWorkspace extends Pick<LeaseOf, 'lease'> {
  readonly workspaceId: string;
  readonly since: Date;
}

/** Whose week is summed up when, and that it was. */
export interface SummaryStore {
  /** Records that the week has posts. Does nothing if that is known. */
  add(workspaceId: string, now: Date, lookAt: Date): Promise<void>;
  /** Claims the one due longest, until then. Null if none is due. */
  take(now: Date, until: Date): Promise<TakenWorkspace | null>;
  /** No effect when the lease has run out and another process took it. */
  putOff(workspace: TakenWorkspace, lookAt: Date): Promise<void>;
  /** Drops a workspace that is gone. */
  drop(workspaceId: string): Promise<void>;
  /** Settles a user's week: mailed, or nothing to mail. */
  mark(workspaceId: string, userId: string, week: string, now: Date): Promise<void>;
  /** Those of `users` whose week is settled. */
  marked(
    workspaceId: string,
    users: readonly { readonly userId: string; readonly week: string }[],
  ): Promise<ReadonlySet<string>>;
  ready(): Promise<unknown>;
}

export function createSummaryStore(connection: mongoose.Connection): SummaryStore {
  const workspaces = connection.model<WorkspaceRow>('SummaryWorkspace', workspaceSchema);
  const queue = createLeasedQueue(workspaces, { dueAt: 'lookAt', lease: 'lease' });
  const marks = connection.model<MarkRow>('SummaryMark', markSchema);
  return {
    async add(_id, since, lookAt) {
      await insertIfNew(workspaces, { _id, since, lookAt });
    },
    async take(now, until) {
      const row = await queue.take(now, until);
      return row && { workspaceId: row.id, since: row.since, lease: row.lease };
    },
    async putOff({ workspaceId: id, lease }, lookAt) {
      await queue.postpone({ id, lease }, lookAt);
    },
    async drop(_id) {
      await workspaces.deleteOne({ _id });
    },
    async mark(workspaceId, userId, week, at) {
      await insertIfNew(marks, { _id: idOf(workspaceId, userId, week), workspaceId, userId, at });
    },
    async marked(workspaceId, users) {
      const ids = new Map(users.map(({ userId, week }) => [idOf(workspaceId, userId, week), userId]));
      const rows = await marks.find({ _id: { $in: [...ids.keys()] } }, { _id: 1 }).lean<MarkRow[]>();
      return new Set(rows.flatMap(({ _id }) => ids.get(_id) ?? []));
    },
    ready: () => Promise.all([makeIndexes(workspaces), makeIndexes(marks)]),
  };
}

const idOf = (workspaceId: string, userId: string, week: string): string =>
  `${workspaceId} ${userId} ${week}`;
