import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { DeleteQuestion, draftName } from '@carillon/sdk/index.ts';
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
    <DeleteQuestion
      noun="draft"
      name={draftName(draft)}
      busy={busy}
      error={error}
      home={home}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  );
}
