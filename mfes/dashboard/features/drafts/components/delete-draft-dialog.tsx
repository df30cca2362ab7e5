import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { actionErrorText, draftName, Question } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDeleteDraft } from '../api/use-delete-draft.ts';

interface DeleteDraftDialogProps {
  readonly draft: DraftSummary;
  home(): HTMLElement | null;
  onClose(): void;
}

/** Asks before a draft goes for good. */
export function DeleteDraftDialog({ draft, home, onClose }: DeleteDraftDialogProps): ReactNode {
  const { run, busy, error } = useDeleteDraft();
  const remove = async (): Promise<void> => {
    if (await run(draft.id)) onClose();
  };
  return (
    <Question
      title={t`Delete this draft?`}
      action={t`Delete draft`}
      keep={t`Keep draft`}
      danger
      busy={busy}
      error={error && t`The draft could not be deleted. ${{ reason: actionErrorText(error) }}`}
      home={home}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p className="question-name">{draftName(draft)}</p>
      <p className="muted">
        <Trans>It can’t be brought back.</Trans>
      </p>
    </Question>
  );
}
