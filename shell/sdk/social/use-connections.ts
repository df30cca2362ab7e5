import type { Disconnected } from '@carillon/contracts/domain/attention.ts';
import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi, useLiveEvents, useShell, useSocialState } from '../providers/shell-context.tsx';
import { type ConnectionChecks, NETWORKS } from './networks.ts';
import { restoredCheck } from './restored-check.ts';
import type { SocialState } from './social-state.ts';

const KEY = 'connection';
/** The key of one network's connection query. */
export const connectionKey = (platform: PlatformName) => [KEY, platform];

export type Connections = { readonly [P in PlatformName]: UseQueryResult<ConnectionChecks[P]> };

/** The networks that can't be published to as they stand, as far as they have answered. */
export const disconnectedOf = (connections: Connections): Disconnected =>
  new Set(PLATFORM_NAMES.filter((name) => connections[name].data?.connected === false));

/**
 * The three networks' connections, asked of the server, kept fresh by live events, remembered in the social state. Until a
 * network's check answers, `data` is what the browser remembers of it (`isPlaceholderData`); a check that fails has none.
 */
export function useConnections(): Connections {
  const queries = useQueryClient();
  useLiveEvents('connection.changed', () => void queries.invalidateQueries({ queryKey: [KEY] }));
  return {
    facebook: useConnection('facebook'),
    instagram: useConnection('instagram'),
    linkedin: useConnection('linkedin'),
  };
}

function useConnection<P extends PlatformName>(platform: P): UseQueryResult<ConnectionChecks[P]> {
  const api = useApi();
  const { social } = useShell();
  const state = useSocialState();
  const { sessionValid } = state;
  const query = useQuery<ConnectionChecks[PlatformName]>({
    queryKey: connectionKey(platform),
    queryFn: () => NETWORKS[platform].check(api),
    placeholderData: restoredCheck(state, platform),
  }) as UseQueryResult<ConnectionChecks[P]>;
  const { data, isPlaceholderData } = query;
  useEffect(() => {
    if (!data || isPlaceholderData || !sessionValid) return;
    const { connected, platform_id: platformId } = data;
    const own = NETWORKS[platform].remember(data);
    social.update(platform, { connected, connecting: false, platformId, ...own } as SocialState[P]);
  }, [platform, data, isPlaceholderData, sessionValid, social]);
  return query;
}
