/** What members are told by mail, each of which they can turn off. */
export const MAIL_NOTICES = [
  'failed_posts',
  'lost_connections',
  'approval_requests',
  'weekly_summary',
] as const;
export type MailNotice = (typeof MAIL_NOTICES)[number];

/** As screens and mails call them. */
export const MAIL_NOTICE_NAMES: Record<MailNotice, string> = {
  failed_posts: 'Failed posts',
  lost_connections: 'Lost connections',
  approval_requests: 'Approval requests',
  weekly_summary: 'Weekly summary',
};
