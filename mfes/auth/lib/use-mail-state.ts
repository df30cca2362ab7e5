import { getMailState } from '@carillon/contracts/http/identity/email/get-mail-state.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';

/** Whether this server sends mail, keeps it in its mailbox, or has none. Undefined until it has answered. */
export function useMailState(): 'smtp' | 'mailbox' | 'none' | undefined {
  const api = useApi();
  const queryFn = () => api.call(getMailState);
  return useQuery({ queryKey: ['mail-state'], queryFn, retry: false, staleTime: Infinity }).data?.mail;
}
