import { listConnections } from '@carillon/contracts/http/identity/connections/list-connections.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApi, useLiveEvents, useShell, useSocialState } from '../providers/shell-context.tsx';
import { groupConnections, type KnownConnections, unknownConnections } from './connections.ts';
import { recallNetwork } from './social-state.ts';

/** The key of the query for the workspace's connections. */
export const CONNECTIONS_KEY = ['connections'];

export interface Connections extends KnownConnections {
  /** The server has answered: nothing is drawn from memory. */
  readonly isChecked: boolean;
  readonly error: Error | null;
  refetch(): void;
}

/**
 * Every account that the workspace has connected, and its targets: loaded from the server, kept fresh by live events,
 * and written to the social state, which is drawn until the server answers.
 */
export function useConnections(): Connections {
  const api = useApi();
  const queries = useQueryClient();
  const { social } = useShell();
  const state = useSocialState();
  const { sessionValid } = state;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: CONNECTIONS_KEY,
    queryFn: () => api.call(listConnections),
  });
  useLiveEvents('connection.changed', () => void queries.invalidateQueries({ queryKey: CONNECTIONS_KEY }));
  useEffect(() => {
    if (data && sessionValid) social.remember(data);
  }, [data, sessionValid, social]);
  const recalled = data ? null : state;
  const knownConnections = useMemo(() => {
    if (data) return groupConnections(data);
    return isFetching
      ? unknownConnections('pending', (platform) => recalled && recallNetwork(recalled, platform))
      : unknownConnections('failed');
  }, [data, isFetching, recalled]);
  return { ...knownConnections, isChecked: data !== undefined, error, refetch: () => void refetch() };
}
