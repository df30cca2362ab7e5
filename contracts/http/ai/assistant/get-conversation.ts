import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { EXAMPLE } from '../../example-values.ts';
import { conversation, conversationParams } from './conversation.ts';

/** One conversation of the user, with its messages. */
export const getConversation = defineOperation({
  id: 'ai.getConversation',
  method: 'GET',
  path: '/ai-assistant/conversations/:id',
  access: 'viewer',
  scope: 'assistant',
  summary: 'Read a conversation with the assistant',
  example: { params: { id: EXAMPLE.own } },
  params: conversationParams,
  response: z.object({ success: z.literal(true), conversation }),
  errors: ['not_authenticated', 'validation_failed', 'not_found'],
});
