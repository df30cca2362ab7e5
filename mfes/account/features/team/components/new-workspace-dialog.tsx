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
    help={t`Such as a brand or a client. It has its own accounts, posts and members.`}
    save={useCreateWorkspace()}
    onClose={onClose}
  />
);
