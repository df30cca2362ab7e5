import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/**
 * A session was revoked (logout, here or from elsewhere, a newer login, another password, or it ran out): services that
 * cache it must forget it now.
 */
export const sessionRevoked = defineEvent({
  type: 'identity.session.revoked',
  version: 1,
  data: z.object({
    session_id: z.string(),
    user_id: z.string(),
    /** Its browser goes on in another session, whose cookie is on the way to it. */
    replaced: z.boolean().optional(),
  }),
});
