import { z } from 'zod';
import { cursor } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';
import { conversationSummary } from './conversation.ts';

/** The user's own conversations, the one that changed last first. */
export const listConversations = defineOperation({
  id: 'ai.listConversations',
  method: 'GET',
  path: '/ai-assistant/conversations',
  access: 'viewer',
  scope: 'assistant',
  summary: 'List conversations with the assistant',
  query: z.object({
    /** `next` of the page before. */
    before: cursor.optional(),
  }),
  response: z.object({
    success: z.literal(true),
    conversations: z.array(conversationSummary).max(50),
    /** Where the next page begins; null when this is the last. */
    next: z.string().max(300).nullable(),
  }),
  errors: ['not_authenticated', 'validation_failed'],
});
