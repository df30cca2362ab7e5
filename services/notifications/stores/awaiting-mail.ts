import type { NotificationKind } from '@carillon/contracts/domain/notification-kinds.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import type mongoose from 'mongoose';
import type { Notification } from '../domain/notification.ts';
import type { NotificationRef } from '../domain/notification-id.ts';
import { type NotificationRow, notificationOf, rowId } from './notification-row.ts';

/** A notification that is mailed. */
export interface MailedNotification extends Notification {
  /** Users who need no mail of it any more. */
  readonly dismissedBy: readonly string[];
}

/** Notifications on their way into a mail. */
export interface AwaitingMailStore {
  /** Where something may be mailed by now, the longest waiting first. */
  due(now: Date): Promise<readonly Pick<Notification, 'workspaceId' | 'kind'>[]>;
  /** All of these kinds that a workspace's next mail has, due or not. */
  waiting(workspaceId: string, kinds: readonly NotificationKind[]): Promise<readonly NotificationRef[]>;
  /** They wait until then. */
  putOff(workspaceId: string, kinds: readonly NotificationKind[], until: Date): Promise<void>;
  /** Marks them as part of a round, so no other takes them. A later change is a separate notification. */
  taken(workspaceId: string, refs: readonly NotificationRef[]): Promise<void>;
  /** Notifications that still apply, the newest first. */
  listCurrent(workspaceId: string, refs: readonly NotificationRef[]): Promise<readonly MailedNotification[]>;
  ready(): Promise<unknown>;
}

const SOME = 100;
/** More than a workspace keeps. */
const LIMIT = 500;

export function createAwaitingMailStore(model: mongoose.Model<NotificationRow>): AwaitingMailStore {
  const waitingOf = (workspaceId: string, kinds: readonly NotificationKind[]) => ({
    workspaceId,
    shown: true,
    mailAt: { $exists: true },
    kind: { $in: [...kinds] },
  });
  return {
    due: (now) =>
      model
        .find({ mailAt: { $lte: now } }, { workspaceId: 1, kind: 1 })
        .sort({ mailAt: 1 })
        .limit(SOME)
        .lean<NotificationRow[]>(),
    async waiting(workspaceId, kinds) {
      const rows = await model
        .find(waitingOf(workspaceId, kinds))
        .sort({ at: -1, _id: -1 })
        .limit(LIMIT)
        .lean<NotificationRow[]>();
      return rows.map(notificationOf).map(({ subject, notifiedRevision }) => ({ subject, notifiedRevision }));
    },
    async putOff(workspaceId, kinds, mailAt) {
      await despiteConflicts(() => model.updateMany(waitingOf(workspaceId, kinds), { $set: { mailAt } }));
    },
    async taken(workspaceId, refs) {
      for (const { subject, notifiedRevision } of refs)
        await despiteConflicts(() =>
          model.updateOne({ _id: rowId(workspaceId, subject), notifiedRevision }, { $unset: { mailAt: 1 } }),
        );
    },
    async listCurrent(workspaceId, refs) {
      const revisions = new Map(refs.map((one) => [rowId(workspaceId, one.subject), one.notifiedRevision]));
      const rows = await model.find({ _id: { $in: [...revisions.keys()] } }).lean<NotificationRow[]>();
      return rows
        .filter((row) => row.shown && row.notifiedRevision === revisions.get(row._id))
        .map((row) => ({ ...notificationOf(row), dismissedBy: row.dismissedBy }))
        .toSorted((a, b) => b.at.getTime() - a.at.getTime());
    },
    ready: () => makeIndexes(model),
  };
}
