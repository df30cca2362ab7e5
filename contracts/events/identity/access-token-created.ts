import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** A member made a personal access token, by which a program may act for them in the workspace. */
export const accessTokenCreated = defineEvent({
  type: 'identity.token.created',
  version: 1,
  data: z.object({
    token_id: z.string(),
    user_id: z.string(),
    workspace_id: z.string(),
    /** The user's name for the token. */
    name: z.string(),
  }),
});
