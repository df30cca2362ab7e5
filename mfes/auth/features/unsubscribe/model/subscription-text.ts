import type { UnsubscribeReply } from '@carillon/contracts/http/notifications/unsubscribe.ts';
import { t } from '@lingui/core/macro';

const MAILS: Record<UnsubscribeReply['kind'], string> = {
  failed_posts: t`emails about failed posts in`,
  lost_connections: t`emails about lost connections in`,
  approval_requests: t`emails about approval requests in`,
  weekly_summary: t`the weekly summary of`,
};

/** Whether these mails are sent, in a sentence. */
export function subscriptionText({ kind, workspace, on }: UnsubscribeReply): string {
  if (workspace === null) return t`You’re no longer in that workspace, so you get no emails about it.`;
  const mails = `${MAILS[kind]} “${workspace}”`;
  return on ? t`You get ${mails} again.` : t`You no longer get ${mails}.`;
}
