import { z } from 'zod';
import { ROLES } from '../../../domain/roles.ts';
import { defineOperation } from '../../../operation.ts';
import { sentence } from '../../../text.ts';
import { confirmation } from '../account/confirmation.ts';
import { emailAddress } from '../email/email-address.ts';
import { madeInvitation } from './invitation.ts';

/**
 * The link is valid once, for seven days, for a user logged in with that address. Inviting an owner needs
 * confirmation, like any sensitive action.
 */
export const inviteMember = defineOperation({
  id: 'identity.inviteMember',
  method: 'POST',
  path: '/workspace/invitations',
  access: 'owner',
  status: 201,
  summary: 'Invite someone to the workspace',
  body: z.object({
    email: emailAddress,
    role: z.enum(ROLES, sentence`Choose a role.`),
    ...confirmation,
  }),
  response: madeInvitation,
  errors: [
    ...(['not_authenticated', 'validation_failed', 'not_found', 'team_full'] as const),
    ...(['fresh_login_needed', 'passkey_refused', 'too_many_requests'] as const),
  ],
});
