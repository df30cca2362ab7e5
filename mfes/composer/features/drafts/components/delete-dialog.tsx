import { DeleteQuestion } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { useDeleteDraft } from '../api/use-delete-draft.ts';

interface DeleteDialogProps {
  readonly id: string;
  /** Its first words. */
  readonly name: string;
  home(): HTMLElement | null;
  /** Around the deletion, where the draft is open; without it, it is just deleted. */
  discard?(remove: () => Promise<boolean>): Promise<boolean>;
  onDeleted(): void;
  onClose(): void;
}

/** Asks before a draft goes for good. */
export function DeleteDialog({ id, name, home, discard, onDeleted, onClose }: DeleteDialogProps): ReactNode {
  const { run, busy, error } = useDeleteDraft();
  const remove = async (): Promise<void> => {
    const deleted = async (): Promise<boolean> => (await run(id)) !== null;
    if (await (discard ?? callNow)(deleted)) onDeleted();
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

const callNow = (remove: () => Promise<boolean>): Promise<boolean> => remove();
