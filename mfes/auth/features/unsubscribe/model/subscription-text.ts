import type { UnsubscribeReply } from '@carillon/contracts/http/notifications/unsubscribe.ts';

const MAILS: Record<UnsubscribeReply['kind'], string> = {
  failed_posts: 'emails about failed posts in',
  lost_connections: 'emails about lost connections in',
  approval_requests: 'emails about approval requests in',
  weekly_summary: 'the weekly summary of',
};

/** Whether these mails are sent, in a sentence. */
export function subscriptionText({ kind, workspace, on }: UnsubscribeReply): string {
  if (workspace === null) return 'You’re no longer in that workspace, so you get no emails about it.';
  const mails = `${MAILS[kind]} “${workspace}”`;
  return on ? `You get ${mails} again.` : `You no longer get ${mails}.`;
}
