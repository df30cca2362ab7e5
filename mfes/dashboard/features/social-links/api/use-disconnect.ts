import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { disconnect } from '@carillon/contracts/http/identity/disconnect.ts';
import { connectionKey, type Platform, useAction, useApi, useShell, useToasts } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';

/** Unlinks a network. */
export function useDisconnect(platform: Platform) {
  const api = useApi();
  const { social } = useShell();
  const toasts = useToasts();
  const queries = useQueryClient();
  const { label } = PLATFORMS[platform];
  return useAction<void, unknown>(() => api.call(disconnect, { params: { platform } }), {
    onDone: async () => {
      social.clear(platform);
      await queries.invalidateQueries({ queryKey: connectionKey(platform) });
      toasts.success(`${label} is disconnected.`);
    },
    onFailed: () => toasts.danger(`Failed to disconnect ${label}`),
  });
}
