import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/**
 * The owner of an account's email has shown up for the first time, and somebody else may have made the account: what was
 * made by it until then tells nobody anything any more.
 */
export const accountReclaimed = defineEvent({
  type: 'identity.account.reclaimed',
  version: 1,
  data: z.object({ user_id: z.string() }),
});
