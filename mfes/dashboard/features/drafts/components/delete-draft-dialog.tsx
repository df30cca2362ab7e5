import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { actionErrorText, Question } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { useDeleteDraft } from '../api/use-delete-draft.ts';
import { nameOf } from '../describe-draft.ts';

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
      title="Delete this draft?"
      action="Delete draft"
      keep="Keep draft"
      danger
      busy={busy}
      error={error && `The draft could not be deleted: ${actionErrorText(error)}`}
      home={home}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p className="dash-draft-name">{nameOf(draft)}</p>
      <p className="muted">It can’t be brought back.</p>
    </Question>
  );
}
