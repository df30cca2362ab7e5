import type { ConfirmedPost, Conversation } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { postContent } from '@carillon/contracts/http/ai/assistant/post-content.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CONVERSATIONS, conversationKey } from '../../../lib/queries.ts';
import { withPost } from '../model/conversation.ts';

/** Posts a confirmed proposal. The post has the proposal's ID, so it is created only once. */
export function usePost(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  const key = conversationKey(id);
  const askAgain = (): void => {
    void queries.invalidateQueries({ queryKey: key });
    void queries.invalidateQueries({ queryKey: CONVERSATIONS });
  };
  return useAction(
    ({ content, platforms, proposal_id }: ConfirmedPost) =>
      api.call(postContent, { body: { content, platforms, media: null, proposal_id } }),
    {
      onDone(posted, post) {
        const now = new Date().toISOString();
        queries.setQueryData<Conversation>(key, (before) => before && withPost(before, post, posted, now));
        askAgain();
      },
      // It may have been posted all the same; otherwise the server stores the reason.
      onFailed: askAgain,
    },
  );
}
