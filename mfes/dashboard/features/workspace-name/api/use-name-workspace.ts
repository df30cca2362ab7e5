import { renameWorkspace } from '@carillon/contracts/http/identity/workspaces/rename-workspace.ts';
import { useAction, useShell, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';

/** Names the workspace; every page and tab calls it so afterwards. */
export function useNameWorkspace() {
  const { api, session } = useShell();
  const toasts = useToasts();
  return useAction((name: string) => api.call(renameWorkspace, { body: { name } }), {
    async onDone({ name }) {
      await session.userChanged();
      toasts.success(t`Your workspace is now called ${name}.`);
    },
  });
}
