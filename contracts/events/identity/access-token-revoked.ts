import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** A personal access token was revoked: services that cache it must forget it now. */
export const accessTokenRevoked = defineEvent({
  type: 'identity.token.revoked',
  version: 1,
  data: z.object({
    token_id: z.string(),
    user_id: z.string(),
    workspace_id: z.string().optional(),
    /** The user's name for the token. */
    name: z.string().optional(),
  }),
});
