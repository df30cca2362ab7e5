import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { streamedReply } from '../../../streamed-reply.ts';
import { sentence } from '../../../text.ts';
import { GENERATION_ERRORS } from '../generation-errors.ts';
import { pageLocale } from '../page-locale.ts';
import { ASSISTANT_LIMITS, assistantReply, conversationId, messageId } from './conversation.ts';

const result = assistantReply.extend({
  conversation_id: conversationId,
  /** The assistant's message, as the conversation keeps it. */
  message_id: messageId,
});
export type ProcessedQuery = z.infer<typeof result>;

/** The assistant's steps before it answers. */
export const ASSISTANT_STEPS = ['Thinking', 'Looking things up', 'Writing'] as const;

/**
 * Answers a message of the user. This never publishes or deletes anything on its own: the assistant proposes an
 * action, and performs it after a message of the user confirms it. A repeated `message_id` returns the first reply.
 */
export const processQuery = defineOperation({
  id: 'ai.processQuery',
  method: 'POST',
  path: '/ai-assistant/process-query',
  access: 'viewer',
  scope: 'assistant',
  rate: 'costly',
  summary: 'Send a message to the assistant',
  example: { body: { query: 'When should I post this week?' } },
  body: z.object({
    query: z
      .string()
      .trim()
      .min(1, sentence`Write a message.`)
      .max(ASSISTANT_LIMITS.query, sentence`Use at most ${{ most: ASSISTANT_LIMITS.query }} characters.`),
    /** A new conversation begins with an id that is not known. Left out: the user's latest one. */
    conversation_id: conversationId.optional(),
    /** The id of the user's message, made by the browser. */
    message_id: messageId.optional(),
    /**
     * The last assistant message that the page shows. Null if it shows none. If there is a newer one, a yes confirms
     * nothing and the proposal is shown again. If omitted, a yes refers to the latest message.
     */
    after: messageId.nullable().optional(),
    locale: pageLocale,
  }),
  response: result,
  stream: streamedReply(ASSISTANT_STEPS, result),
  errors: [...GENERATION_ERRORS, 'conflict', 'conversation_full', 'too_many_conversations'],
});
