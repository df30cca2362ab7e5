import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { invitationSecret } from './invitation.ts';

/** Only for the account with the invited address. Afterwards the session is in that workspace. */
export const acceptInvitation = defineOperation({
  id: 'identity.acceptInvitation',
  method: 'POST',
  path: '/invitations/accept',
  access: 'viewer',
  ofUser: true,
  movesSession: true,
  summary: 'Join a workspace with an invitation',
  body: z.object({ secret: invitationSecret }),
  response: z.object({ success: z.literal(true), workspace_id: z.string() }),
  errors: [
    ...(['not_authenticated', 'validation_failed', 'not_found', 'conflict'] as const),
    ...(['other_email', 'team_full'] as const),
  ],
});
