import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  checkFacebook,
  checkInstagram,
  checkLinkedin,
} from '@carillon/contracts/http/identity/check-connection.ts';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi, useLiveEvents, useShell, useSocialState } from '../providers/shell-context.tsx';
import { restoredConnections } from './restored-connections.ts';

const KEY = 'connection';
/** The key of one network's connection query. */
export const connectionKey = (platform: PlatformName) => [KEY, platform];

/** The networks that can't be published to as they stand, as far as they have answered. */
export const disconnectedOf = (connections: ReturnType<typeof useConnections>): ReadonlySet<PlatformName> =>
  new Set(PLATFORM_NAMES.filter((name) => connections[name].data?.connected === false));

/**
 * The three networks' connections, asked of the server, kept fresh by live events, remembered in the social state. Until a
 * network's check answers, `data` is what the browser remembers of it (`isPlaceholderData`); a check that fails has none.
 */
export function useConnections() {
  const api = useApi();
  const { social } = useShell();
  const state = useSocialState();
  const { sessionValid } = state;
  const restored = restoredConnections(state);
  const queries = useQueryClient();
  const [facebook, instagram, linkedin] = useQueries({
    queries: [
      {
        queryKey: connectionKey('facebook'),
        queryFn: () => api.call(checkFacebook),
        placeholderData: restored.facebook,
      },
      {
        queryKey: connectionKey('instagram'),
        queryFn: () => api.call(checkInstagram),
        placeholderData: restored.instagram,
      },
      {
        queryKey: connectionKey('linkedin'),
        queryFn: () => api.call(checkLinkedin),
        placeholderData: restored.linkedin,
      },
    ],
  });
  useLiveEvents('connection.changed', () => void queries.invalidateQueries({ queryKey: [KEY] }));

  useEffect(() => {
    if (facebook.data && !facebook.isPlaceholderData && sessionValid)
      social.update('facebook', {
        connected: facebook.data.connected,
        connecting: false,
        platformId: facebook.data.platform_id,
        pages: facebook.data.pages,
      });
  }, [facebook.data, facebook.isPlaceholderData, sessionValid, social]);
  useEffect(() => {
    if (instagram.data && !instagram.isPlaceholderData && sessionValid)
      social.update('instagram', {
        connected: instagram.data.connected,
        connecting: false,
        platformId: instagram.data.platform_id,
        accounts: instagram.data.accounts,
      });
  }, [instagram.data, instagram.isPlaceholderData, sessionValid, social]);
  useEffect(() => {
    if (linkedin.data && !linkedin.isPlaceholderData && sessionValid)
      social.update('linkedin', {
        connected: linkedin.data.connected,
        connecting: false,
        platformId: linkedin.data.platform_id,
        userPlatformId: linkedin.data.user_platform_id,
      });
  }, [linkedin.data, linkedin.isPlaceholderData, sessionValid, social]);

  return { facebook, instagram, linkedin };
}
