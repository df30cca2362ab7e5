import { ASSISTANT_LIMITS } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { actionErrorText, isKey } from '@carillon/sdk/index.ts';
import { Button, FieldError, Input } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useRenameConversation } from '../api/use-rename-conversation.ts';

interface RenameFormProps {
  readonly id: string;
  readonly title: string;
  onClose(): void;
}

/** The conversation's name while it is changed. */
export function RenameForm({ id, title, onClose }: RenameFormProps): ReactNode {
  const [text, setText] = useState(title);
  const { run, busy, error } = useRenameConversation(id);
  const field = useRef<HTMLInputElement>(null);
  const faultId = useId();
  useEffect(() => field.current?.select(), []);
  const name = text.trim();
  const save = async (): Promise<void> => {
    if (name === '' || (name !== title && !(await run(name)))) return;
    onClose();
  };
  return (
    <form
      className="assistant-rename"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (!isKey(event, 'Escape')) return;
        // A drawer around it stays open.
        event.stopPropagation();
        onClose();
      }}
    >
      <Input
        ref={field}
        aria-label={t`Conversation name`}
        aria-invalid={error !== null}
        aria-describedby={error ? faultId : undefined}
        maxLength={ASSISTANT_LIMITS.title}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="primary" htmlType="submit" loading={busy} disabled={name === ''}>
        <Trans>Save</Trans>
      </Button>
      <Button onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
      {error && <FieldError id={faultId}>{actionErrorText(error)}</FieldError>}
    </form>
  );
}
