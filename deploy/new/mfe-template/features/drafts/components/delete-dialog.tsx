import { DeleteQuestion } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { useDeleteDraft } from '../api/use-delete-draft.ts';

interface DeleteDialogProps {
  readonly id: string;
  readonly name: string;
  home(): HTMLElement | null;
  onClose(): void;
}

/** Asks before a draft goes for good. */
export function DeleteDialog({ id, name, home, onClose }: DeleteDialogProps): ReactNode {
  const { run, busy, error } = useDeleteDraft();
  const remove = async (): Promise<void> => {
    if (await run(id)) onClose();
  };
  return (
    <DeleteQuestion
      noun="draft"
      name={name}
      busy={busy}
      error={error}
      home={home}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  );
}
