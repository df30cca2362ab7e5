import type { ReactNode } from 'react';
import { useRenameWorkspace } from '../api/use-workspace.ts';
import { WorkspaceDialog } from './workspace-dialog.tsx';

export const RenameDialog = ({ name, onClose }: { readonly name: string; onClose(): void }): ReactNode => (
  <WorkspaceDialog
    title={name === '' ? 'Name the workspace' : 'Rename the workspace'}
    action="Save name"
    name={name}
    help="All members see this name."
    save={useRenameWorkspace(onClose)}
    onClose={onClose}
  />
);
