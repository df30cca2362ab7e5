import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { EXAMPLE } from '../../example-values.ts';
import { conversationParams, conversationSummary, conversationTitle } from './conversation.ts';

/** Gives a conversation another name. */
export const renameConversation = defineOperation({
  id: 'ai.renameConversation',
  method: 'PATCH',
  path: '/ai-assistant/conversations/:id',
  access: 'viewer',
  scope: 'assistant',
  summary: 'Rename a conversation with the assistant',
  example: { params: { id: EXAMPLE.own }, body: { title: 'Ideas for May' } },
  params: conversationParams,
  body: z.object({ title: conversationTitle }),
  response: z.object({ success: z.literal(true), conversation: conversationSummary }),
  errors: ['not_authenticated', 'validation_failed', 'not_found'],
});
