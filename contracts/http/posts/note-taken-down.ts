import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';

/** From who deleted a publication from its network, for a user. Idempotent. */
export const noteTakenDown = defineOperation({
  id: 'posts.noteTakenDown',
  method: 'POST',
  path: '/internal/publications/taken-down',
  access: ['analytics'],
  summary: 'Record that a published post was deleted from its network',
  body: z.object({
    workspace_id: givenId,
    publication_id: givenId,
    /** The user who wanted it. */
    user_id: givenId,
  }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found', 'conflict'],
});
