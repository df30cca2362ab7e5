import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  checkFacebook,
  checkInstagram,
  checkLinkedin,
} from '@carillon/contracts/http/identity/check-connection.ts';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi, useLiveEvents, useShell } from '../providers/shell-context.tsx';
import type { Platform } from './social-state.ts';

const KEY = 'connection';
/** What a query of one network's link is kept under. */
export const connectionKey = (platform: Platform) => [KEY, platform];

/** The networks that can't be published to as they stand, as far as they have answered. */
export const unlinkedOf = (connections: ReturnType<typeof useConnections>): ReadonlySet<PlatformName> =>
  new Set(PLATFORM_NAMES.filter((name) => connections[name].data?.connected === false));

/** The three networks' links, asked of the server, kept fresh by live events, remembered in the social state. */
export function useConnections() {
  const api = useApi();
  const { social } = useShell();
  const queries = useQueryClient();
  const [facebook, instagram, linkedin] = useQueries({
    queries: [
      { queryKey: connectionKey('facebook'), queryFn: () => api.call(checkFacebook) },
      { queryKey: connectionKey('instagram'), queryFn: () => api.call(checkInstagram) },
      { queryKey: connectionKey('linkedin'), queryFn: () => api.call(checkLinkedin) },
    ],
  });
  useLiveEvents('connection.changed', () => void queries.invalidateQueries({ queryKey: [KEY] }));

  useEffect(() => {
    if (facebook.data)
      social.update('facebook', {
        connected: facebook.data.connected,
        connecting: false,
        platformId: facebook.data.platform_id,
        pages: facebook.data.pages,
      });
  }, [facebook.data, social]);
  useEffect(() => {
    if (instagram.data)
      social.update('instagram', {
        connected: instagram.data.connected,
        connecting: false,
        platformId: instagram.data.platform_id,
        accounts: instagram.data.accounts,
      });
  }, [instagram.data, social]);
  useEffect(() => {
    if (linkedin.data)
      social.update('linkedin', {
        connected: linkedin.data.connected,
        connecting: false,
        platformId: linkedin.data.platform_id,
        userPlatformId: linkedin.data.user_platform_id,
      });
  }, [linkedin.data, social]);

  return { facebook, instagram, linkedin };
}
