import { PermittedServices, type User } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../lib/confirm-dialog.tsx';
import { useDeleteWorkspace } from '../api/use-workspace.ts';

interface DeleteDialogProps {
  readonly workspace: User['workspace'];
  /** How many others are in it. */
  readonly others: number;
  onClose(): void;
}

/** Says what goes with the workspace, and asks who is there. */
export function DeleteDialog({ workspace, others, onClose }: DeleteDialogProps): ReactNode {
  const deleteIt = useDeleteWorkspace();
  return (
    <ConfirmDialog
      title="Delete this workspace?"
      action="Delete workspace"
      danger
      onClose={onClose}
      run={async (given) => {
        await deleteIt(workspace, given);
        onClose();
      }}
    >
      <p className="question-name">{workspace.name}</p>
      <ul className="account-goes">
        <li>
          Deleted for good: posts, drafts, media, figures, conversations. Scheduled posts won’t be published.
        </li>
        {others > 0 && (
          <li>{others === 1 ? 'The other member loses' : `The ${others} other members lose`} access.</li>
        )}
        <li>
          Its networks are disconnected. Published posts stay there. <PermittedServices />
        </li>
        <li>You are back in your own workspace.</li>
      </ul>
    </ConfirmDialog>
  );
}
