import {
  checkFacebook,
  checkInstagram,
  checkLinkedin,
} from '@carillon/contracts/http/identity/check-connection.ts';
import { useApi, useLiveEvents, useShell } from '@carillon/sdk/index.ts';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const KEY = 'connection';

/** The three networks' links, asked of the server and remembered in the browser's social state. */
export function useConnections() {
  const api = useApi();
  const { social } = useShell();
  const queries = useQueryClient();
  const [facebook, instagram, linkedin] = useQueries({
    queries: [
      { queryKey: [KEY, 'facebook'], queryFn: () => api.call(checkFacebook) },
      { queryKey: [KEY, 'instagram'], queryFn: () => api.call(checkInstagram) },
      { queryKey: [KEY, 'linkedin'], queryFn: () => api.call(checkLinkedin) },
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
