import { notificationGroup } from '@carillon/contracts/domain/notification-groups.ts';
import type { NotificationKind } from '@carillon/contracts/domain/notification-kinds.ts';
import type { Role } from '@carillon/contracts/domain/roles.ts';
import { beyond, type DatedPlace } from '@carillon/kit/store/page.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import type mongoose from 'mongoose';
import { audiencesOf, type OwnNotification } from '../domain/notification.ts';
import type { NotificationRef } from '../domain/notification-id.ts';
import { type NotificationRow, rowId, toOwnNotification } from './notification-row.ts';

/** One user's view of a workspace's notifications. */
export interface Reader {
  readonly workspaceId: string;
  readonly userId: string;
  /** The user's role there: some notifications are only for members who may act. */
  readonly role: Role | null;
  /** Kinds that the user does not want to see. */
  readonly hidden: readonly NotificationKind[];
}

/** Which notifications: those, or all up to a time. */
export type Choice = readonly NotificationRef[] | Date;

/** Notifications, as users read them. The newest first. */
export interface ListStore {
  needingAttention(reader: Reader, limit: number): Promise<OwnNotification[]>;
  /** The others, from a position on, whose ID is the subject. */
  others(reader: Reader, before: DatedPlace | null, limit: number): Promise<OwnNotification[]>;
  unread(reader: Reader, limit: number): Promise<OwnNotification[]>;
  /** Counts notifications shown as one as one. */
  countUnread(reader: Reader): Promise<number>;
  countNeedingAttention(reader: Reader): Promise<number>;
  markRead(reader: Reader, which: Choice): Promise<void>;
  dismiss(reader: Reader, which: Choice): Promise<void>;
}

type Filter = mongoose.QueryFilter<NotificationRow>;

export function createListStore(model: mongoose.Model<NotificationRow>): ListStore {
  const many = async ({ userId }: Reader, filter: Filter, limit: number): Promise<OwnNotification[]> => {
    const rows = await model.find(filter).sort({ at: -1, _id: -1 }).limit(limit).lean<NotificationRow[]>();
    return rows.map((row) => toOwnNotification(row, userId));
  };
  const mark = async (reader: Reader, which: Choice, by: 'readBy' | 'dismissedBy'): Promise<void> => {
    const { workspaceId, userId } = reader;
    const change = { $addToSet: { [by]: userId } };
    if (which instanceof Date) {
      const filter = { workspaceId, shown: true, at: { $lte: which } };
      await despiteConflicts(() => model.updateMany(filter, change));
      return;
    }
    const writes = which.map(({ subject, notifiedRevision }) => ({
      updateOne: { filter: { _id: rowId(workspaceId, subject), notifiedRevision }, update: change },
    }));
    if (writes.length > 0) await despiteConflicts(() => model.bulkWrite(writes, { ordered: false }));
  };

  return {
    needingAttention: (reader, limit) => many(reader, { ...shownTo(reader), needsAttention: true }, limit),
    others: (reader, before, limit) =>
      many(
        reader,
        { ...shownTo(reader), needsAttention: false, ...(before && afterSubject(reader, before)) },
        limit,
      ),
    unread: (reader, limit) => many(reader, unreadBy(reader), limit),
    async countUnread(reader) {
      const rows = await model.find(unreadBy(reader), { kind: 1, publication: 1 }).lean<NotificationRow[]>();
      return new Set(rows.map((row) => notificationGroup(row._id, row.kind, row.publication))).size;
    },
    countNeedingAttention: (reader) => model.countDocuments({ ...shownTo(reader), needsAttention: true }),
    markRead: (reader, which) => mark(reader, which, 'readBy'),
    dismiss: (reader, which) => mark(reader, which, 'dismissedBy'),
  };
}

const shownTo = ({ workspaceId, userId, role, hidden }: Reader) => ({
  workspaceId,
  shown: true,
  kind: { $nin: [...hidden] },
  audience: { $in: audiencesOf(userId, role) },
  actorId: { $ne: userId },
  dismissedBy: { $ne: userId },
});

const unreadBy = (reader: Reader) => ({ ...shownTo(reader), readBy: { $ne: reader.userId } });

const afterSubject = ({ workspaceId }: Reader, { at, id }: DatedPlace): Filter =>
  beyond({ at, id: rowId(workspaceId, id) }, 'at');
