import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useRenameWorkspace } from '../api/use-workspace.ts';
import { WorkspaceDialog } from './workspace-dialog.tsx';

export const RenameDialog = ({ name, onClose }: { readonly name: string; onClose(): void }): ReactNode => (
  <WorkspaceDialog
    title={name === '' ? t`Name the workspace` : t`Rename the workspace`}
    action={t`Save name`}
    name={name}
    help={t`All members see this name.`}
    save={useRenameWorkspace(onClose)}
    onClose={onClose}
  />
);
