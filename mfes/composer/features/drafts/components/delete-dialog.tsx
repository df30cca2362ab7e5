import { actionErrorText } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { Dialog } from '../../../lib/dialog.tsx';
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
  const { run, busy, error } = useDeleteDraft();
  const remove = async (): Promise<void> => {
    if (await run(id)) onDeleted();
  };
  return (
    <Dialog
      open
      returning={false}
      onClose={onClose}
      title="Delete this draft?"
      footer={
        <div className="composer-actions">
          <Button onClick={onClose}>Keep draft</Button>
          <Button danger type="primary" loading={busy} onClick={() => void remove()}>
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
          title={`The draft could not be deleted. ${actionErrorText(error)}`}
        />
      )}
      <p className="composer-content">{name}</p>
      <p className="muted">It can’t be brought back.</p>
    </Dialog>
  );
}
