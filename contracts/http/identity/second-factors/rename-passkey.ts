import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';
import { passkeyName } from './passkey.ts';

/** Calls a passkey something else. */
export const renamePasskey = defineOperation({
  id: 'identity.renamePasskey',
  method: 'PUT',
  path: '/user/passkeys/:id',
  access: 'viewer',
  summary: 'Rename a passkey',
  params: z.object({ id: givenId }),
  body: z.object({ name: passkeyName }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'validation_failed', 'not_found'],
});
