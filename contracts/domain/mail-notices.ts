import { type Text, text } from '../text.ts';

/** Kinds of emails to members, each of which they can turn off. */
export const MAIL_NOTICES = [
  'failed_posts',
  'lost_connections',
  'approval_requests',
  'weekly_summary',
] as const;
export type MailNotice = (typeof MAIL_NOTICES)[number];

/** Names on screens and in mails. */
export const MAIL_NOTICE_NAMES: Record<MailNotice, Text> = {
  failed_posts: text`Failed posts`,
  lost_connections: text`Lost connections`,
  approval_requests: text`Approval requests`,
  weekly_summary: text`Weekly summary`,
};
