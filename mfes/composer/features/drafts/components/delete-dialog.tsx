import { actionErrorText, Question } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { useDeleteDraft } from '../api/use-drafts.ts';

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
    <Question
      title="Delete this draft?"
      action="Delete draft"
      keep="Keep draft"
      danger
      busy={busy}
      error={error && `The draft could not be deleted. ${actionErrorText(error)}`}
      home={home}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p className="composer-content">{name}</p>
      <p className="muted">It can’t be brought back.</p>
    </Question>
  );
}

const callNow = (remove: () => Promise<boolean>): Promise<boolean> => remove();
