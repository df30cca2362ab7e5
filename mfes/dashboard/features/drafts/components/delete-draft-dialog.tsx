import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import type { ReactNode } from 'react';
import { Question } from '../../../lib/dialog/question.tsx';
import { reasonOf } from '../../../lib/reason.ts';
import { useDeleteDraft } from '../api/use-delete-draft.ts';
import { nameOf } from '../describe-draft.ts';

interface DeleteDraftDialogProps {
  readonly draft: DraftSummary;
  home(): HTMLElement | null;
  onClose(): void;
}

/** Asks before a draft goes for good. */
export function DeleteDraftDialog({ draft, home, onClose }: DeleteDraftDialogProps): ReactNode {
  const { mutate, isPending, error } = useDeleteDraft();
  return (
    <Question
      title="Delete this draft?"
      action="Delete draft"
      keep="Keep draft"
      danger
      busy={isPending}
      error={error && `The draft could not be deleted: ${reasonOf(error)}`}
      home={home}
      onClose={onClose}
      onConfirm={() => mutate(draft.id, { onSuccess: onClose })}
    >
      <p className="dash-draft-name">{nameOf(draft)}</p>
      <p className="muted">It can’t be brought back.</p>
    </Question>
  );
}
