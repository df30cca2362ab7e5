import { listConversations } from '@carillon/contracts/http/ai/assistant/list-conversations.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CONVERSATIONS } from '../../../lib/queries.ts';

/** The user's conversations, the one that changed last first. */
export function useConversations() {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: CONVERSATIONS,
    queryFn: ({ pageParam: before, signal }) =>
      api.call(listConversations, { query: { ...(before !== null && { before }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ conversations }) => conversations),
  });
}
