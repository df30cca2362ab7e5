import { z } from 'zod';
import { postText } from '../../../domain/bounded-text.ts';
import { PLATFORM_NAMES } from '../../../domain/platforms.ts';
import { defineOperation } from '../../../operation.ts';
import { sentence } from '../../../text.ts';
import { EXAMPLE } from '../../example-values.ts';
import { CONVERSATION_STATES, messageId } from './conversation.ts';

/**
 * Posts or schedules what the user has confirmed to the assistant. The post has the proposal's id, so a repeated call,
 * also from another tab, answers with the post that is there.
 */
export const postContent = defineOperation({
  id: 'ai.postContent',
  method: 'POST',
  path: '/ai-assistant/post-content',
  access: 'editor',
  scope: 'posts:publish',
  rate: 'costly',
  summary: 'Post the content that the user confirmed to the assistant',
  example: { body: { content: EXAMPLE.text, platforms: ['facebook'], proposal_id: EXAMPLE.own } },
  body: z.object({
    content: postText.min(1, sentence`Say what to post.`),
    platforms: z.array(z.enum(PLATFORM_NAMES)).min(1, sentence`Choose at least one network.`).max(30),
    /** A post from the chat only has text, as it was shown. */
    media: z
      .null(sentence`Posts from the assistant can’t have media. Use Create Post instead.`)
      .default(null),
    /** The `proposal_id` of a reply's `to_post`: its text, networks and time are what is posted. */
    proposal_id: z.uuid('Use a UUID.').toLowerCase(),
  }),
  response: z.object({
    success: z.literal(true),
    /** For the user to read, as the conversation keeps it. */
    message: z.string().max(20_000),
    actions: z.array(z.string().max(200)).max(12),
    /** `error` where a network said no: the post is there, and can be tried again. */
    state: z.enum(CONVERSATION_STATES),
    /** The message that confirms it. */
    message_id: messageId,
    post_id: z.string().max(200),
  }),
  errors: [
    'not_authenticated',
    'validation_failed',
    'not_found',
    'not_connected',
    'approval_required',
    'plan_limit',
    'conflict',
    'service_unavailable',
  ],
});
