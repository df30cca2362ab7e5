import { z } from 'zod';
import { ROLES } from '../../domain/roles.ts';
import { defineEvent } from '../../event.ts';

/**
 * An invitation to a workspace was sent, revoked or declined. Browsers don't get it, because it contains an address.
 */
export const invitationChanged = defineEvent({
  type: 'identity.invitation.changed',
  version: 1,
  data: z.object({
    workspace_id: z.string(),
    invitation_id: z.string(),
    /** Null when the invitee declined it. */
    actor_id: z.string().nullable(),
    change: z.enum(['sent', 'resent', 'revoked', 'declined']),
    email: z.string(),
    role: z.enum(ROLES),
  }),
});
