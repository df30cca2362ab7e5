import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { LONGEST_REPLY } from '@carillon/contracts/http/analytics/reply-to-comment.ts';
import { actionErrorText } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { type ReactNode, useId, useState } from 'react';
import { useReply } from '../api/use-reply.ts';

interface ReplyFormProps {
  readonly comment: InboxComment;
  onClose(): void;
}

/** Writes a reply. As long as it stays open it is one reply, so that another press sends no second. */
export function ReplyForm({ comment: { id, author, reply }, onClose }: ReplyFormProps): ReactNode {
  const field = useId();
  const [replyId] = useState(() => crypto.randomUUID());
  const [text, setText] = useState(reply?.state === 'failed' ? reply.text : '');
  const { run, busy, error } = useReply(id);
  const send = async (): Promise<void> => {
    if (await run({ replyId, text })) onClose();
  };
  return (
    <form
      className="inbox-reply"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void send();
      }}
    >
      <label htmlFor={field}>Your reply{author && ` to ${author}`}</label>
      <textarea
        ref={(element) => element?.focus()}
        id={field}
        className="ant-input"
        rows={3}
        maxLength={LONGEST_REPLY}
        value={text}
        readOnly={error !== null}
        onChange={(event) => setText(event.target.value)}
      />
      {error && <Alert type="error" role="alert" title={actionErrorText(error)} />}
      <div className="inbox-actions">
        <Button type="primary" htmlType="submit" loading={busy} disabled={text.trim() === ''}>
          Send reply
        </Button>
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
