import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import { removeConnection } from '@carillon/contracts/http/identity/connections/remove-connection.ts';
import { CONNECTIONS_KEY, useAction, useApi, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';

/** Disconnects an account. @param name what the user calls it by */
export function useDisconnect({ id }: ConnectionView, name: string) {
  const api = useApi();
  const toasts = useToasts();
  const queries = useQueryClient();
  return useAction<void, unknown>(() => api.call(removeConnection, { params: { id } }), {
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: CONNECTIONS_KEY });
      toasts.success(t`${name} disconnected.`);
    },
    onFailed: () => toasts.danger(t`Failed to disconnect ${name}`),
  });
}
