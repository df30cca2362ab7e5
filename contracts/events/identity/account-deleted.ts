import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** A user is gone for good: services delete the user's data, and their name from what others own. */
export const accountDeleted = defineEvent({
  type: 'identity.account.deleted',
  version: 1,
  data: z.object({ user_id: z.string() }),
});
