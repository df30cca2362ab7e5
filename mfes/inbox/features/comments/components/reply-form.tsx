import { LONGEST_REPLY } from '@carillon/contracts/http/analytics/reply-to-comment.ts';
import { actionErrorText } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReplyDraft } from './use-reply-draft.ts';

interface ReplyFormProps {
  /** Whom it is to. */
  readonly author: string | null;
  readonly draft: ReplyDraft;
  onReplied(): void;
}

/** Writes a reply. */
export function ReplyForm({ author, draft, onReplied }: ReplyFormProps): ReactNode {
  const { text, error, busy } = draft;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  useLayoutEffect(() => {
    const formElement = form.current;
    return () => {
      const { activeElement, body } = document;
      // A user who moves through the list by keyboard continues from here.
      if (activeElement === body || formElement?.contains(activeElement)) formElement?.closest('li')?.focus();
    };
  }, []);
  const send = async (): Promise<void> => {
    if (text.trim() !== '' && (await draft.send())) onReplied();
  };
  return (
    <form
      ref={form}
      className="inbox-reply"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label htmlFor={id}>{author ? t`Your reply to ${author}` : t`Your reply`}</label>
      <textarea
        ref={field}
        id={id}
        className="ant-input"
        rows={3}
        maxLength={LONGEST_REPLY}
        value={text}
        readOnly={draft.isFixed}
        onChange={(event) => draft.write(event.target.value)}
      />
      {error && <Alert type="error" role="alert" title={actionErrorText(error)} />}
      <div className="inbox-actions">
        <Button type="primary" htmlType="submit" loading={busy} disabled={text.trim() === ''}>
          <Trans>Send reply</Trans>
        </Button>
        <Button disabled={busy} onClick={draft.close}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
