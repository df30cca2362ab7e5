import { getConversation } from '@carillon/contracts/http/ai/assistant/get-conversation.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';
import { conversationKey } from '../../../lib/queries.ts';

/** A conversation with its messages. Those sent from here appear before the server is asked. */
export function useConversation(id: string, isNew: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: conversationKey(id),
    queryFn: async ({ signal }) => (await api.call(getConversation, { params: { id }, signal })).conversation,
    enabled: !isNew,
  });
}
