import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/**
 * The owner of an account's email has proved it for the first time. Somebody else may have created the account, so
 * nothing created until then may report anything anymore.
 */
export const accountReclaimed = defineEvent({
  type: 'identity.account.reclaimed',
  version: 1,
  data: z.object({ user_id: z.string() }),
});
