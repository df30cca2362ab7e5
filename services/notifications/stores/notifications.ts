import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import type mongoose from 'mongoose';
import { connectionSubject, type Notification } from '../domain/notification.ts';
import {
  type NotificationRow,
  notificationOf,
  notificationSchema,
  rowId,
  rowOf,
} from './notification-row.ts';

/** The most that a workspace stores of those that need attention, of all others, and of hidden ones. */
export const MAX_KEPT = 200;

/** Notifications, as events write them. */
export interface NotificationStore {
  find(workspaceId: string, subject: string): Promise<Notification | null>;
  /**
   * Stores a subject's notification, without marks if it is new.
   * @param mailAt when a new one may be mailed; the same write cancels one that is hidden or replaced before
   * @returns false if it differs from `current`, because another writer was faster
   */
  write(
    current: Notification | null,
    next: Notification,
    isNew: boolean,
    mailAt?: Date | null,
  ): Promise<boolean>;
  /** Whether a connection that publishes to these targets is known to be lost. */
  isLost(workspaceId: string, of: Targets): Promise<boolean>;
  /** Hides that publications to these targets wait for a connection, as far as they began to before then. */
  hideWaiting(workspaceId: string, of: Targets, before: Date): Promise<void>;
  /** Hides the notifications about a network's connection from before connections had IDs. */
  hideUnnamed(workspaceId: string, platform: PlatformName): Promise<void>;
  /** Removes the oldest ones beyond a workspace's limit. */
  trim(workspaceId: string, limit?: number): Promise<void>;
  ready(): Promise<unknown>;
}

/** The targets of a network. None means any, because they aren't known. */
export interface Targets {
  readonly platform: PlatformName;
  readonly targetIds: readonly string[];
}

type Filter = mongoose.QueryFilter<NotificationRow>;

export function createNotificationStore(model: mongoose.Model<NotificationRow>): NotificationStore {
  const update = async (filter: Filter, change: mongoose.UpdateQuery<NotificationRow>): Promise<boolean> =>
    (await despiteConflicts(() => model.updateOne(filter, change))).matchedCount === 1;

  const insert = async (row: object): Promise<boolean> => {
    try {
      await despiteConflicts(() => model.create([row] as never));
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };

  const hide = (filter: Filter): Promise<unknown> =>
    despiteConflicts(() => model.updateMany(filter, { $set: { shown: false }, $unset: { mailAt: 1 } }));

  const trimThose = async (filter: Filter, limit: number): Promise<void> => {
    const [first] = await model.find(filter, { at: 1 }).sort({ at: -1, _id: -1 }).skip(limit).limit(1).lean();
    if (first) await model.deleteMany({ ...filter, at: { $lte: first.at } });
  };

  return {
    async find(workspaceId, subject) {
      const row = await model.findById(rowId(workspaceId, subject)).lean<NotificationRow>();
      return row && notificationOf(row);
    },
    write(current, next, isNew, mailAt = null) {
      const _id = rowId(next.workspaceId, next.subject);
      const marks = { readBy: [], dismissedBy: [] };
      const mail = mailAt && { mailAt };
      if (!current) return insert({ _id, ...rowOf(next), ...marks, ...mail });
      return update(
        { _id, revision: current.revision },
        {
          $set: { ...rowOf(next), ...(isNew && { ...marks, ...mail }) },
          ...((!next.shown || (isNew && !mail)) && { $unset: { mailAt: 1 } }),
        },
      );
    },
    async isLost(workspaceId, { platform, targetIds }) {
      const lostFilter = { workspaceId, shown: true, kind: 'connection_lost', platform } as const;
      const rows = await model
        .find(lostFilter, { targetIds: 1 })
        .lean<Pick<NotificationRow, 'targetIds'>[]>();
      return rows.some((row) => concerns(row, targetIds));
    },
    async hideWaiting(workspaceId, { platform, targetIds }, before) {
      const kind = 'waiting_for_connection' as const;
      const waiting = { workspaceId, shown: true, kind, platform, at: { $lte: before } };
      const rows = await model.find(waiting, { targetIds: 1 }).lean<NotificationRow[]>();
      const ids = rows.filter((row) => concerns(row, targetIds)).map(({ _id }) => _id);
      await hide({ ...waiting, _id: { $in: ids } });
    },
    async hideUnnamed(workspaceId, platform) {
      await hide({ _id: rowId(workspaceId, connectionSubject(platform)), shown: true });
    },
    async trim(workspaceId, limit = MAX_KEPT) {
      await trimThose({ workspaceId, shown: true, needsAttention: true }, limit);
      await trimThose({ workspaceId, shown: true, needsAttention: false }, limit);
      await trimThose({ workspaceId, shown: false }, limit);
    },
    ready: () => makeIndexes(model),
  };
}

const concerns = ({ targetIds = [] }: Pick<NotificationRow, 'targetIds'>, ids: readonly string[]): boolean =>
  targetIds.length === 0 || ids.length === 0 || targetIds.some((id) => ids.includes(id));

export const notificationModel = (connection: mongoose.Connection): mongoose.Model<NotificationRow> =>
  connection.model<NotificationRow>('Notification', notificationSchema);
