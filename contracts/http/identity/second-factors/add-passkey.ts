import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { madePasskey, passkey, passkeyName } from './passkey.ts';
import { recoveryCodes } from './second-factor.ts';

/** Recovery codes come with the first factor of an account. */
export const addPasskey = defineOperation({
  id: 'identity.addPasskey',
  method: 'POST',
  path: '/user/passkeys',
  access: 'viewer',
  status: 201,
  summary: 'Add a passkey',
  body: z.object({ name: passkeyName.optional(), made: madePasskey }),
  response: z.object({ success: z.literal(true), passkey, recovery_codes: recoveryCodes.nullable() }),
  errors: [
    'not_authenticated',
    'validation_failed',
    'forbidden',
    'too_many_passkeys',
    'passkeys_unavailable',
    'passkey_refused',
    'conflict',
  ],
});
