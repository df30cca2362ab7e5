import type { NotificationKind } from '@carillon/contracts/domain/notification-kinds.ts';
import { kindNeedsAttention } from '@carillon/contracts/domain/notification-kinds.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import mongoose from 'mongoose';
import type {
  DraftFacts,
  MemberFacts,
  Notification,
  OwnNotification,
  PublicationFacts,
  WebhookFacts,
} from '../domain/notification.ts';

export interface NotificationRow {
  /** The workspace and the subject. */
  _id: string;
  workspaceId: string;
  kind: NotificationKind;
  needsAttention: boolean;
  shown: boolean;
  at: Date;
  platform: PlatformName | null;
  publication: PublicationFacts | null;
  /** These came later: rows from before have none of them. */
  accountName?: string | null;
  targetIds?: string[];
  draft?: DraftFacts | null;
  webhook?: WebhookFacts | null;
  member?: MemberFacts | null;
  audience?: string | null;
  actorId?: string | null;
  occurrence: string;
  notifiedRevision: number;
  revision: number;
  /** The users who have. */
  readBy: string[];
  dismissedBy: string[];
  /** When it may be mailed, until it is. */
  mailAt?: Date;
}

const TTL_SECONDS = 90 * 24 * 3600;
const text = { type: String, required: true };
const number = { type: Number, required: true };
const flag = { type: Boolean, required: true };

export const notificationSchema = new mongoose.Schema<NotificationRow>(
  {
    _id: String,
    workspaceId: text,
    kind: text,
    needsAttention: flag,
    shown: flag,
    at: { type: Date, required: true },
    platform: { type: String, default: null },
    accountName: { type: String, default: null },
    targetIds: { type: [String], default: [] },
    publication: { type: Object, default: null },
    draft: { type: Object, default: null },
    webhook: { type: Object, default: null },
    member: { type: Object, default: null },
    audience: { type: String, default: null },
    actorId: { type: String, default: null },
    occurrence: { type: String, default: '' },
    notifiedRevision: number,
    revision: number,
    readBy: { type: [String], default: [] },
    dismissedBy: { type: [String], default: [] },
    mailAt: Date,
  },
  { versionKey: false, collection: 'notifications' },
);
// A workspace has some hundred at the most: what else a query asks for is looked up in those.
notificationSchema.index({ workspaceId: 1, shown: 1, at: -1, _id: -1 });
// Few of them need attention, and a page of the others must pass over none.
notificationSchema.index({ workspaceId: 1, shown: 1, needsAttention: 1, at: -1, _id: -1 });
notificationSchema.index({ mailAt: 1 }, { sparse: true });
notificationSchema.index({ at: 1 }, { expireAfterSeconds: TTL_SECONDS });

export const rowId = (workspaceId: string, subject: string): string => `${workspaceId} ${subject}`;

export const rowOf = ({ subject, targetIds, ...rest }: Notification) => ({
  ...rest,
  targetIds: [...targetIds],
  needsAttention: kindNeedsAttention(rest.kind),
});

export function notificationOf(row: NotificationRow): Notification {
  const { _id, workspaceId, kind, at, platform, publication, occurrence, notifiedRevision, revision, shown } =
    row;
  const { accountName = null, targetIds = [], draft = null, webhook = null, member = null } = row;
  const { audience = null, actorId = null } = row;
  const subject = _id.slice(workspaceId.length + 1);
  return {
    workspaceId,
    subject,
    kind,
    at,
    platform,
    accountName,
    targetIds,
    publication,
    draft,
    webhook,
    member,
    audience,
    actorId,
    occurrence,
    notifiedRevision,
    revision,
    shown,
  };
}

export const toOwnNotification = (row: NotificationRow, userId: string): OwnNotification => ({
  ...notificationOf(row),
  read: row.readBy.includes(userId),
});
