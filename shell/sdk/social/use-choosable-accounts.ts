import { listKnownTargets } from '@carillon/contracts/http/analytics/list-known-targets.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi, useLiveEvents } from '../providers/shell-context.tsx';
import { type ChoosableAccount, listChoosableAccounts } from './choosable-accounts.ts';
import { useConnections } from './use-connections.ts';

const KNOWN_TARGETS_KEY = ['known-targets'];

/** The accounts to limit comments and figures to: those connected now, and those that still have comments and figures. */
export function useChoosableAccounts(): readonly ChoosableAccount[] {
  const api = useApi();
  const queries = useQueryClient();
  const { accounts, targets } = useConnections();
  const { data } = useQuery({ queryKey: KNOWN_TARGETS_KEY, queryFn: () => api.call(listKnownTargets) });
  useLiveEvents('connection.changed', () => void queries.invalidateQueries({ queryKey: KNOWN_TARGETS_KEY }));
  // Without an answer, the connected ones are still known.
  return useMemo(
    () => listChoosableAccounts({ accounts, targets }, data?.targets ?? []),
    [accounts, targets, data],
  );
}
