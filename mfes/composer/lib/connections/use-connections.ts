import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  checkFacebook,
  checkInstagram,
  checkLinkedin,
} from '@carillon/contracts/http/identity/check-connection.ts';
import { useApi, useLiveEvents } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export interface Connection {
  readonly platform: PlatformName;
  readonly connected: boolean;
  /** Pages or accounts; the member alone for LinkedIn. */
  readonly targets: readonly { id: string; name: string }[];
}

const KEY = ['connections'];

/** Which networks are linked, and what can be published to. */
export function useConnections() {
  const api = useApi();
  const queries = useQueryClient();
  useLiveEvents('connection.changed', () => void queries.invalidateQueries({ queryKey: KEY }));
  return useQuery({
    queryKey: KEY,
    queryFn: async (): Promise<Connection[]> => {
      const [facebook, instagram, linkedin] = await Promise.all([
        api.call(checkFacebook),
        api.call(checkInstagram),
        api.call(checkLinkedin),
      ]);
      const member = { id: linkedin.user_platform_id ?? '', name: linkedin.name ?? 'Your profile' };
      return [
        { platform: 'facebook', connected: facebook.connected, targets: facebook.pages },
        { platform: 'instagram', connected: instagram.connected, targets: instagram.accounts },
        { platform: 'linkedin', connected: linkedin.connected, targets: linkedin.connected ? [member] : [] },
      ];
    },
  });
}
