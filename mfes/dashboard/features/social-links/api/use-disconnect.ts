import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { disconnect } from '@carillon/contracts/http/identity/disconnect.ts';
import { connectionKey, useAction, useApi, useShell, useToasts } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';

/** Disconnects a network. */
export function useDisconnect(platform: PlatformName) {
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
