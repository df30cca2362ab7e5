import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';
import { madeInvitation } from './invitation.ts';

/** With another link, good for seven days from now; the one before is good no more. */
export const resendInvitation = defineOperation({
  id: 'identity.resendInvitation',
  method: 'POST',
  path: '/workspace/invitations/:id/resend',
  access: 'owner',
  summary: 'Send an invitation again',
  params: z.object({ id: givenId }),
  response: madeInvitation,
  errors: ['not_authenticated', 'not_found', 'too_many_requests'],
});
