import type { Conversation } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { renameConversation } from '@carillon/contracts/http/ai/assistant/rename-conversation.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CONVERSATIONS, conversationKey } from '../../../lib/queries.ts';

export function useRenameConversation(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction((title: string) => api.call(renameConversation, { params: { id }, body: { title } }), {
    onDone({ conversation }) {
      queries.setQueryData<Conversation>(conversationKey(id), (now) => now && { ...now, ...conversation });
      void queries.invalidateQueries({ queryKey: CONVERSATIONS });
    },
  });
}
