import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';
import { confirmation } from '../account/confirmation.ts';

/** It logs nobody in from now on. */
export const removePasskey = defineOperation({
  id: 'identity.removePasskey',
  method: 'POST',
  path: '/user/passkeys/:id/remove',
  access: 'viewer',
  summary: 'Remove a passkey',
  params: z.object({ id: givenId }),
  body: z.object(confirmation),
  response: z.object({ success: z.literal(true) }),
  errors: [
    'not_authenticated',
    'validation_failed',
    'fresh_login_needed',
    'passkey_refused',
    'too_many_requests',
    'not_found',
  ],
});
