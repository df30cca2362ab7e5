import { Alert, Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { Dialog } from '../../../lib/dialog.tsx';
import { refusalText } from '../../../lib/refusal-text.ts';
import { useDeleteDraft } from '../api/use-drafts.ts';

interface DeleteDialogProps {
  readonly id: string;
  /** Its first words. */
  readonly name: string;
  onDeleted(): void;
  onClose(): void;
}

/** Asks before a draft goes for good. */
export function DeleteDialog({ id, name, onDeleted, onClose }: DeleteDialogProps): ReactNode {
  const { mutate, isPending, error } = useDeleteDraft();
  return (
    <Dialog
      open
      returning={false}
      onClose={onClose}
      title="Delete this draft?"
      footer={
        <div className="composer-actions">
          <Button onClick={onClose}>Keep draft</Button>
          <Button
            danger
            type="primary"
            loading={isPending}
            onClick={() => mutate(id, { onSuccess: onDeleted })}
          >
            Delete draft
          </Button>
        </div>
      }
    >
      {error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={`The draft could not be deleted. ${refusalText(error, '')}`.trim()}
        />
      )}
      <p className="composer-content">{name}</p>
      <p className="muted">It can’t be brought back.</p>
    </Dialog>
  );
}
