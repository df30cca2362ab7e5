import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { replyToComment } from '@carillon/contracts/http/analytics/reply-to-comment.ts';
import { useMay } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { type ReactNode, useState } from 'react';
import { useReply } from '../api/use-reply.ts';
import { ReplyForm } from './reply-form.tsx';

const STATES = {
  sending: 'Your reply is being sent',
  sent: 'You replied',
  failed: 'Not sent',
  unknown: 'Nobody knows yet whether your reply went out',
} as const;

interface ReplyPartProps {
  readonly comment: InboxComment;
  onReplied(): void;
}

/** The workspace's reply, as it stands, and the way to one. */
export function ReplyPart({ comment, onReplied }: ReplyPartProps): ReactNode {
  const { id, reply, can_reply } = comment;
  const may = useMay(replyToComment) && can_reply;
  const [writing, setWriting] = useState(false);
  const check = useReply(id);
  const isOpen = reply?.state === 'sending' || reply?.state === 'unknown';
  return (
    <>
      {reply && (
        <div className="inbox-replied" role="status">
          <p className="inbox-facts">
            <strong>
              {STATES[reply.state]}
              {reply.reason && `: ${reply.reason}`}
            </strong>
          </p>
          <p className="inbox-text">{reply.text}</p>
          {may && isOpen && (
            <Button
              size="small"
              loading={check.busy}
              onClick={() => void check.run({ replyId: reply.id, text: reply.text })}
            >
              Check again
            </Button>
          )}
        </div>
      )}
      {may && writing && (
        <ReplyForm comment={comment} onReplied={onReplied} onClose={() => setWriting(false)} />
      )}
      {may && !writing && !isOpen && (
        <div className="inbox-actions">
          <Button size="small" aria-keyshortcuts="r" onClick={() => setWriting(true)}>
            {reply ? 'Reply again' : 'Reply'}
          </Button>
        </div>
      )}
    </>
  );
}
