import { getMailboxMail, listMailbox } from '@carillon/contracts/http/notifications/mailbox.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const AGAIN_MS = 3000;

/** The mails that are there, asked for again and again while the page is open. */
export function useMailbox(search: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['mailbox', search],
    queryFn: async () => (await api.call(listMailbox, { query: { ...(search && { search }) } })).mails,
    refetchInterval: AGAIN_MS,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function useMail(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['mailbox mail', id],
    queryFn: async () => (await api.call(getMailboxMail, { params: { id } })).mail,
    staleTime: Infinity,
    retry: false,
  });
}
