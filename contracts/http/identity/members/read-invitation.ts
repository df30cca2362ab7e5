import { z } from 'zod';
import { ROLES } from '../../../domain/roles.ts';
import { defineOperation } from '../../../operation.ts';
import { invitationSecret } from './invitation.ts';

/** For anyone with the link, logged in or not. The secret is sent in the body, because addresses end up in logs. */
export const readInvitation = defineOperation({
  id: 'identity.readInvitation',
  method: 'POST',
  path: '/invitations/read',
  access: 'public',
  ofUser: true,
  summary: 'Get the invitation behind a link',
  body: z.object({ secret: invitationSecret }),
  response: z.object({
    success: z.literal(true),
    /** Null when the link is wrong, or long past. */
    invitation: z
      .object({
        state: z.enum(['open', 'expired', 'revoked', 'accepted', 'declined']),
        workspace: z.string(),
        inviter: z.string().nullable(),
        role: z.enum(ROLES),
        /** Whom it is for. */
        email: z.string(),
        expires_at: z.iso.datetime(),
        /** Whether it is for the logged-in user. Null if nobody is logged in. */
        yours: z.boolean().nullable(),
        /** Whether the logged-in user is already a member. */
        member: z.boolean(),
      })
      .nullable(),
  }),
  errors: ['validation_failed'],
});
