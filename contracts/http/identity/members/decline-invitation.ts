import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { invitationSecret } from './invitation.ts';

/** Only the account with the invited address may. Declining it again answers as the first time. */
export const declineInvitation = defineOperation({
  id: 'identity.declineInvitation',
  method: 'POST',
  path: '/invitations/decline',
  access: 'viewer',
  ofUser: true,
  summary: 'Decline an invitation',
  body: z.object({ secret: invitationSecret }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'validation_failed', 'not_found', 'conflict', 'other_email'],
});
