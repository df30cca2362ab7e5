import { z } from 'zod';
import { givenId, textUpTo } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { sentence } from '../../text.ts';
import { EXAMPLE } from '../example-values.ts';
import { commentReply } from './inbox-comment.ts';

export const LONGEST_REPLY = 2000;

/**
 * Replies as the page or account that posted. Sends the reply only once: a repeated call with the same `reply_id`
 * sends nothing and finds out what happened to the first call. If there is a newer reply than the caller has seen, it
 * sends nothing and returns `conflict`.
 */
export const replyToComment = defineOperation({
  id: 'analytics.replyToComment',
  method: 'POST',
  path: '/comments/:id/reply',
  access: 'writer',
  onBehalf: ['ai'],
  scope: 'comments:write',
  summary: 'Reply to a comment',
  example: {
    params: { id: EXAMPLE.comment },
    body: { reply_id: EXAMPLE.own, text: 'Thank you. See you on Friday.' },
  },
  params: z.object({ id: givenId }),
  body: z.object({
    /** The caller's own for this reply. */
    reply_id: z.uuid(sentence`Give the reply an ID (a UUID).`),
    /** The reply that the caller has seen on the comment. Null if there was none. */
    seen_reply_id: z
      .uuid(sentence`Send the ID of the latest reply that you have seen, or null.`)
      .nullable()
      .default(null),
    text: textUpTo(LONGEST_REPLY).trim().min(1, sentence`Write a reply.`),
  }),
  response: z.object({ success: z.literal(true), reply: commentReply }),
  errors: [
    ...(['not_authenticated', 'validation_failed', 'not_found', 'conflict', 'not_connected'] as const),
    ...(['comments_unavailable', 'too_many_requests', 'service_unavailable'] as const),
  ],
});
