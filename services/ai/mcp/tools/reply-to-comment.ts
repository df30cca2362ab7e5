import { LONGEST_REPLY } from '@carillon/contracts/http/analytics/reply-to-comment.ts';
import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const replyToComment = defineTool({
  name: 'reply_to_comment',
  title: 'Reply to a comment',
  description:
    'Replies to a comment in public, in the name of the page or account that posted. Have the user’s yes to the text before. Called again with ' +
    'the same reply_id it sends nothing, and says what became of the reply. Needs the scope comments:write.',
  input: z.strictObject({
    comment_id: z.string().min(1).max(200).describe('As read_comments gave it'),
    reply_id: z.uuid().describe('A UUID that you make up for this reply'),
    seen_reply_id: z
      .uuid()
      .optional()
      .describe('Of a reply that read_comments showed and that failed; leave it out where there was none'),
    text: z.string().min(1).max(LONGEST_REPLY),
  }),
  effect: 'acts',
  repeatable: true,
  async run({ comment_id, reply_id, seen_reply_id = null, text }, { commands }) {
    const { state, reason } = await commands.replyToComment({
      id: reply_id,
      comment_id,
      seen_reply_id,
      text,
    });
    return { says: `The reply: ${state}.`, data: { comment_id, reply_id, state, reason } };
  },
});
