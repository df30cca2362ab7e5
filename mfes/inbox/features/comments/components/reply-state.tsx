import type { CommentReply } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { actionErrorText, serviceText } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useReply } from '../api/use-reply.ts';

const STATES = {
  sending: t`Your reply is being sent`,
  sent: t`You replied`,
  failed: t`Not sent`,
  unknown: t`We don’t know yet whether your reply was posted`,
} as const;

/** It may be published: nothing else is sent before that is known. */
export const isOpen = (reply: CommentReply | null): boolean =>
  reply?.state === 'sending' || reply?.state === 'unknown';

interface ReplyStateProps {
  readonly commentId: string;
  readonly reply: CommentReply;
  readonly mayReply: boolean;
}

/** The workspace's reply, in its current state. */
export function ReplyState({ commentId, reply, mayReply }: ReplyStateProps): ReactNode {
  const check = useReply(commentId);
  const { id: replyId, text, reason_text } = reply;
  const reason = reply.reason && serviceText(reply.reason, reason_text);
  const state = STATES[reply.state];
  return (
    <div className="inbox-replied" role="status">
      <p className="inbox-facts">
        <strong>{reason ? t`${state}: ${reason}` : state}</strong>
      </p>
      <p className="inbox-text">{text}</p>
      {check.error && <Alert type="error" role="alert" title={actionErrorText(check.error)} />}
      {mayReply && isOpen(reply) && (
        <Button
          size="small"
          loading={check.busy}
          onClick={() => void check.run({ replyId, seenId: replyId, text })}
        >
          <Trans>Check again</Trans>
        </Button>
      )}
    </div>
  );
}
