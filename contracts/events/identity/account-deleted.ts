import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** A user is gone for good: whoever keeps anything of them removes it, and their name from what others keep. */
export const accountDeleted = defineEvent({
  type: 'identity.account.deleted',
  version: 1,
  data: z.object({ user_id: z.string() }),
});
