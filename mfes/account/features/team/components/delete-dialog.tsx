import { PermittedServices, type User } from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../lib/confirm-dialog.tsx';
import { useDeleteWorkspace } from '../api/use-workspace.ts';

interface DeleteDialogProps {
  readonly workspace: User['workspace'];
  /** How many others are in it. */
  readonly others: number;
  onClose(): void;
}

/** Lists what is deleted with the workspace, and asks the user to confirm their identity. */
export function DeleteDialog({ workspace, others, onClose }: DeleteDialogProps): ReactNode {
  const deleteIt = useDeleteWorkspace();
  return (
    <ConfirmDialog
      title={t`Delete this workspace?`}
      action={t`Delete workspace`}
      danger
      onClose={onClose}
      run={async (confirmation) => {
        await deleteIt(workspace, confirmation);
        onClose();
      }}
    >
      <p className="question-name">{workspace.name}</p>
      <ul className="account-goes">
        <li>
          <Trans>
            This permanently deletes its posts, drafts, media, analytics and conversations. Scheduled posts
            won’t be published.
          </Trans>
        </li>
        {others > 0 && (
          <li>
            {plural(others, {
              one: 'The other member loses access.',
              other: 'The # other members lose access.',
            })}
          </li>
        )}
        <li>
          <Trans>Its accounts will be disconnected. Published posts stay on their networks.</Trans>{' '}
          <PermittedServices />
        </li>
        <li>
          <Trans>You’re back in your own workspace.</Trans>
        </li>
      </ul>
    </ConfirmDialog>
  );
}
