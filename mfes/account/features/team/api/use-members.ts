import { changeRole } from '@carillon/contracts/http/identity/members/change-role.ts';
import { removeMember } from '@carillon/contracts/http/identity/members/remove-member.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { MEMBERS_KEY, useAction, useApi } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';

export function useChangeRole(id: string, onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const change = async (give: () => Promise<BodyOf<typeof changeRole>>) =>
    api.call(changeRole, { params: { id }, body: await give() });
  return useAction(change, {
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
