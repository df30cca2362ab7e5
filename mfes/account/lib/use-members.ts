import { listMembers } from '@carillon/contracts/http/identity/list-members.ts';
import { useApi, useLiveEvents } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export const MEMBERS_KEY = ['members'];

/** Who is in the workspace. */
export function useMembers() {
  const api = useApi();
  const queries = useQueryClient();
  useLiveEvents('member.changed', () => void queries.invalidateQueries({ queryKey: MEMBERS_KEY }));
  const queryFn = async () => (await api.call(listMembers)).members;
  return useQuery({ queryKey: MEMBERS_KEY, queryFn });
}
