import { useLiveEvents } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';

export const CONVERSATIONS = ['conversations'];
export const conversationKey = (id: string): string[] => ['conversation', id];

/** Asks again for what changed in another tab, or by an answer that came when nobody listened. */
export function useConversationChanges(): void {
  const queries = useQueryClient();
  useLiveEvents('conversation.changed', ({ conversation_id }) => {
    void queries.invalidateQueries({ queryKey: CONVERSATIONS });
    void queries.invalidateQueries({ queryKey: conversationKey(conversation_id) });
  });
}
