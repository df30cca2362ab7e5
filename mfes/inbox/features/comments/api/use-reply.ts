import { replyToComment } from '@carillon/contracts/http/analytics/reply-to-comment.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { patchComments } from './patch-comment.ts';
import { COMMENT_LISTS } from './use-comments.ts';

interface Reply {
  /** The same one again asks what became of it, and sends nothing. */
  readonly replyId: string;
  readonly text: string;
  /** The reply on the comment. */
  readonly seenId: string | null;
}

export function useReply(commentId: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction(
    async ({ replyId, seenId, text }: Reply) => {
      const body = { reply_id: replyId, seen_reply_id: seenId, text };
      return (await api.call(replyToComment, { params: { id: commentId }, body })).reply;
    },
    {
      onDone: (reply) => patchComments(queries, (one) => (one.id === commentId ? { ...one, reply } : one)),
      // It may have arrived, or another one is there.
      onFailed: () => queries.invalidateQueries({ queryKey: COMMENT_LISTS }),
    },
  );
}
