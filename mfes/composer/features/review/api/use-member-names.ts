import { listMembers } from '@carillon/contracts/http/identity/list-members.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';

/** What members are called, once anybody is named. Whoever has left is just a member. */
export function useMemberNames(wanted: boolean): (id: string) => string {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['member names'],
    queryFn: async () => (await api.call(listMembers)).members,
    enabled: wanted,
  });
  return (id) => data?.find((member) => member.id === id)?.name ?? 'A member';
}
