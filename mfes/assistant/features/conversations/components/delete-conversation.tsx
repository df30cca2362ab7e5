import { actionErrorText, Question } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDeleteConversation } from '../api/use-delete-conversation.ts';

interface DeleteConversationProps {
  readonly id: string;
  readonly title: string;
  onClose(): void;
  onDeleted(): void;
}

/** Asks before a conversation goes for good. */
export function DeleteConversation({ id, title, onClose, onDeleted }: DeleteConversationProps): ReactNode {
  const { run, busy, error } = useDeleteConversation(id, onDeleted);
  return (
    <Question
      title={t`Delete this conversation?`}
      action={t`Delete conversation`}
      keep={t`Keep conversation`}
      danger
      busy={busy}
      error={error && t`Couldn’t delete the conversation. ${{ reason: actionErrorText(error) }}`}
      onClose={onClose}
      onConfirm={() => void run(undefined)}
    >
      <p className="question-name">{title}</p>
      <p className="muted">
        <Trans>
          Its messages can’t be restored. Posts you published or scheduled from it aren’t affected.
        </Trans>
      </p>
    </Question>
  );
}
