import { listMembers } from '@carillon/contracts/http/identity/members/list-members.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useLiveEvents } from '../providers/shell-context.tsx';

export const MEMBERS_KEY = ['members'];

/** Loads the members of the user's workspace, once they are needed. */
export function useMembers(isEnabled = true) {
  const api = useApi();
  const queries = useQueryClient();
  useLiveEvents('member.changed', () => void queries.invalidateQueries({ queryKey: MEMBERS_KEY }));
  const queryFn = async () => (await api.call(listMembers)).members;
  return useQuery({ queryKey: MEMBERS_KEY, queryFn, enabled: isEnabled });
}
