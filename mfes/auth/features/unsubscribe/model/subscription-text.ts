import type { UnsubscribeReply } from '@carillon/contracts/http/notifications/unsubscribe.ts';
import { t } from '@lingui/core/macro';

type Say = (workspace: string) => string;

const ON: Readonly<Record<UnsubscribeReply['kind'], Say>> = {
  failed_posts: (workspace) => t`You’ll get emails about failed posts in “${workspace}” again.`,
  lost_connections: (workspace) => t`You’ll get emails about lost connections in “${workspace}” again.`,
  approval_requests: (workspace) => t`You’ll get emails about approval requests in “${workspace}” again.`,
  weekly_summary: (workspace) => t`You’ll get the weekly summary of “${workspace}” again.`,
};

const OFF: Readonly<Record<UnsubscribeReply['kind'], Say>> = {
  failed_posts: (workspace) => t`You no longer get emails about failed posts in “${workspace}”.`,
  lost_connections: (workspace) => t`You no longer get emails about lost connections in “${workspace}”.`,
  approval_requests: (workspace) => t`You no longer get emails about approval requests in “${workspace}”.`,
  weekly_summary: (workspace) => t`You no longer get the weekly summary of “${workspace}”.`,
};

/** Whether these mails are sent, in a sentence. */
export function subscriptionText({ kind, workspace, on }: UnsubscribeReply): string {
  if (workspace === null) return t`You’re no longer in that workspace, so you won’t get emails about it.`;
  return (on ? ON : OFF)[kind](workspace);
}
