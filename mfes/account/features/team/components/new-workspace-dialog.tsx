import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useCreateWorkspace } from '../api/use-workspace.ts';
import { WorkspaceDialog } from './workspace-dialog.tsx';

/** Another workspace, which the user owns and goes into. */
export const NewWorkspaceDialog = ({ onClose }: { onClose(): void }): ReactNode => (
  <WorkspaceDialog
    title={t`New workspace`}
    action={t`Create workspace`}
    name=""
    help={t`For example, the name of a brand or client. The workspace has its own accounts, posts and members.`}
    save={useCreateWorkspace()}
    onClose={onClose}
  />
);
