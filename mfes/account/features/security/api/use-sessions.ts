import { endOtherSessions } from '@carillon/contracts/http/identity/sessions/end-other-sessions.ts';
import { endSession } from '@carillon/contracts/http/identity/sessions/end-session.ts';
import { listSessions } from '@carillon/contracts/http/identity/sessions/list-sessions.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export const SESSIONS_KEY = ['sessions'];

export function useSessions() {
  const api = useApi();
  const queryFn = async () => (await api.call(listSessions)).sessions;
  return useQuery({ queryKey: SESSIONS_KEY, queryFn });
}

/** Ends the session of that id, or all but this one. */
export function useEndSessions(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const end = (id: string | 'others'): Promise<unknown> =>
    id === 'others' ? api.call(endOtherSessions) : api.call(endSession, { params: { id } });
  return useAction(end, {
    async onDone() {
      await queries.invalidateQueries({ queryKey: SESSIONS_KEY });
      onDone();
    },
  });
}
