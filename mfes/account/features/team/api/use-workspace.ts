import type { Confirmation } from '@carillon/contracts/http/identity/account/confirmation.ts';
import { createWorkspace } from '@carillon/contracts/http/identity/workspaces/create-workspace.ts';
import { deleteWorkspace } from '@carillon/contracts/http/identity/workspaces/delete-workspace.ts';
import { leaveWorkspace } from '@carillon/contracts/http/identity/workspaces/leave-workspace.ts';
import { renameWorkspace } from '@carillon/contracts/http/identity/workspaces/rename-workspace.ts';
import { type User, useAction, useShell } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';

export function useRenameWorkspace(onDone: () => void) {
  const { api, session } = useShell();
  return useAction((name: string) => api.call(renameWorkspace, { body: { name } }), {
    async onDone() {
      await session.userChanged();
      onDone();
    },
  });
}

/** Creates a workspace and switches to it. */
export function useCreateWorkspace() {
  const { api, session } = useShell();
  /** Made already, when only the way into it failed. */
  const created = useRef<{ readonly id: string; readonly name: string } | null>(null);
  return useAction(async (name: string) => {
    created.current ??= { name, id: (await api.call(createWorkspace, { body: { name } })).id };
    await session.enter(created.current, '/account/team');
  });
}

/** Afterwards the server has the session in the user's own workspace, and the page begins anew there. */
export function useLeaveWorkspace(onDone: () => void) {
  const { api, session } = useShell();
  return useAction(({ id, name }: User['workspace']) =>
    session.moving(t`You left ${name}.`, async () => {
      await api.call(leaveWorkspace, { params: { id } });
      onDone();
      await session.userChanged();
    }),
  );
}

/** Afterwards as when one has left it. */
export function useDeleteWorkspace() {
  const { api, session } = useShell();
  return ({ id, name }: User['workspace'], confirmation: Confirmation): Promise<void> =>
    session.moving(t`${name} deleted.`, async () => {
      await api.call(deleteWorkspace, { params: { id }, body: confirmation });
      await session.userChanged();
    });
}
