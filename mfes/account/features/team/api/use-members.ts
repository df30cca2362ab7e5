import type { Role } from '@carillon/contracts/domain/roles.ts';
import { changeRole } from '@carillon/contracts/http/identity/change-role.ts';
import { listMembers } from '@carillon/contracts/http/identity/list-members.ts';
import { removeMember } from '@carillon/contracts/http/identity/remove-member.ts';
import { useAction, useApi, useLiveEvents } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export const MEMBERS_KEY = ['members'];

export function useMembers() {
  const api = useApi();
  const queries = useQueryClient();
  useLiveEvents('member.changed', () => void queries.invalidateQueries({ queryKey: MEMBERS_KEY }));
  const queryFn = async () => (await api.call(listMembers)).members;
  return useQuery({ queryKey: MEMBERS_KEY, queryFn });
}

export function useChangeRole(id: string, onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction((role: Role) => api.call(changeRole, { params: { id }, body: { role } }), {
    async onDone() {
      await queries.invalidateQueries({ queryKey: MEMBERS_KEY });
      onDone();
    },
  });
}

export function useRemoveMember(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction((id: string) => api.call(removeMember, { params: { id } }), {
    async onDone() {
      await queries.invalidateQueries({ queryKey: MEMBERS_KEY });
      onDone();
    },
  });
}
