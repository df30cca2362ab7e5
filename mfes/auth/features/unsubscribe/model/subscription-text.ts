import type { UnsubscribeReply } from '@carillon/contracts/http/notifications/unsubscribe.ts';

const MAILS: Record<UnsubscribeReply['kind'], string> = {
  failed_posts: 'mails about failed posts in',
  lost_connections: 'mails about lost connections in',
  weekly_summary: 'the weekly summary of',
};

/** Whether these mails are sent, in a sentence. */
export function subscriptionText({ kind, workspace, on }: UnsubscribeReply): string {
  if (workspace === null) return 'You are no longer in that workspace, and get no mails about it.';
  const mails = `${MAILS[kind]} “${workspace}”`;
  return on ? `You get ${mails} again.` : `You no longer get ${mails}.`;
}
