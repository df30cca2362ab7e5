import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** A user's conversation with the assistant has changed. A signal to reload it, which may be lost. */
export const conversationChanged = defineEvent({
  type: 'ai.conversation.changed',
  version: 1,
  data: z.object({
    workspace_id: z.string(),
    user_id: z.string(),
    conversation_id: z.string(),
    /** Null when it was deleted. */
    version: z.number().int().positive().nullable(),
  }),
});
