import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { disconnect } from '@carillon/contracts/http/identity/disconnect.ts';
import { connectionKey, type Platform, useApi, useNotices, useShell } from '@carillon/sdk/index.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AT_ONCE, demandConnection } from '../../../lib/online.ts';

/** Unlinks a network. */
export function useDisconnect(platform: Platform) {
  const api = useApi();
  const { social } = useShell();
  const notices = useNotices();
  const queries = useQueryClient();
  const { label } = PLATFORMS[platform];
  return useMutation({
    ...AT_ONCE,
    mutationFn: async () => {
      demandConnection();
      return api.call(disconnect, { params: { platform } });
    },
    onSuccess: async () => {
      social.clear(platform);
      await queries.invalidateQueries({ queryKey: connectionKey(platform) });
      notices.success(`${label} is disconnected.`);
    },
    onError: () => notices.danger(`Failed to disconnect ${label}`),
  });
}
