import { LONGEST_REPLY } from '@carillon/contracts/http/analytics/reply-to-comment.ts';
import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const replyToComment = defineTool({
  name: 'reply_to_comment',
  title: 'Reply to a comment',
  description:
    'Replies publicly to a comment as the page or account that published the post. Ask the user to approve the text first. A ' +
    'repeated call with the same reply_id sends nothing and returns the state of the reply. Needs the scope comments:write.',
  input: z.strictObject({
    comment_id: z.string().min(1).max(200).describe('The comment’s ID, as returned by read_comments'),
    reply_id: z.uuid().describe('A new UUID for this reply. Use the same one when you repeat the call.'),
    seen_reply_id: z
      .uuid()
      .optional()
      .describe('The ID of an earlier failed reply that read_comments returned. Omit it if there was none.'),
    text: z.string().min(1).max(LONGEST_REPLY).describe('The text of the reply'),
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
    return { says: `State of the reply: ${state}.`, data: { comment_id, reply_id, state, reason } };
  },
});
