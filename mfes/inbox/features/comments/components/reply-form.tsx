import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { LONGEST_REPLY } from '@carillon/contracts/http/analytics/reply-to-comment.ts';
import { actionErrorText } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useReply } from '../api/use-reply.ts';

interface ReplyFormProps {
  readonly comment: InboxComment;
  onReplied(): void;
  onClose(): void;
}

/** Writes a reply. As long as it stays open it is one reply, so that another press sends no second. */
export function ReplyForm({ comment: { id, author, reply }, onReplied, onClose }: ReplyFormProps): ReactNode {
  const field = useId();
  const [replyId] = useState(() => crypto.randomUUID());
  const [text, setText] = useState(reply?.state === 'failed' ? reply.text : '');
  const { run, busy, error } = useReply(id);
  const send = async (): Promise<void> => {
    const sent = await run({ replyId, text });
    if (!sent) return;
    if (sent.state === 'sent') onReplied();
    close();
  };
  const form = useRef<HTMLFormElement>(null);
  const close = (): void => {
    // Whoever goes through the list by keys goes on from here.
    form.current?.closest('li')?.focus();
    onClose();
  };
  return (
    <form
      ref={form}
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
        <Button disabled={busy} onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
