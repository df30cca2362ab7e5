import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { EXAMPLE } from '../../example-values.ts';
import { conversationParams } from './conversation.ts';

/** Deletes a conversation; posts made from it stay. Idempotent. */
export const deleteConversation = defineOperation({
  id: 'ai.deleteConversation',
  method: 'DELETE',
  path: '/ai-assistant/conversations/:id',
  access: 'viewer',
  scope: 'assistant',
  summary: 'Delete a conversation with the assistant',
  example: { params: { id: EXAMPLE.own } },
  params: conversationParams,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'validation_failed'],
});
