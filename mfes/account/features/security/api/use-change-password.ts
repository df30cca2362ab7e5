import { changePassword } from '@carillon/contracts/http/identity/passwords/change-password.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { SESSIONS_KEY } from './use-sessions.ts';

/** Tells how many other sessions it has ended. */
export function useChangePassword(onDone: (endedCount: number) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const change = async (give: () => Promise<BodyOf<typeof changePassword>>) =>
    api.call(changePassword, { body: await give() });
  return useAction(change, {
    onDone({ ended }) {
      onDone(ended);
      return queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
  });
}
