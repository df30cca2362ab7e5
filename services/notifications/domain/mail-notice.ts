import type { MailNotice } from '@carillon/contracts/domain/mail-notices.ts';
import type { NotificationKind } from '@carillon/contracts/domain/notification-kinds.ts';

/** Notices that are gathered and mailed once they occur; the weekly summary has its own time. */
export type GatheredNotice = Exclude<MailNotice, 'weekly_summary'>;

const NOTICE_OF: Partial<Record<NotificationKind, GatheredNotice>> = {
  failed: 'failed_posts',
  connection_lost: 'lost_connections',
  waiting_for_connection: 'lost_connections',
  approval_requested: 'approval_requests',
};

/** The kind of mail that reports a notification. Null if nobody has to act on it. */
export const noticeOf = (kind: NotificationKind): GatheredNotice | null => NOTICE_OF[kind] ?? null;

/** The kinds reported in a mail of that notice. */
export const kindsOf = (mailNotice: GatheredNotice): readonly NotificationKind[] =>
  (Object.keys(NOTICE_OF) as NotificationKind[]).filter((kind) => NOTICE_OF[kind] === mailNotice);
