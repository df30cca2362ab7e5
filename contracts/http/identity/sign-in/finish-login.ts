import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';
import { sentence } from '../../../text.ts';
import { passkeyProof } from '../second-factors/passkey.ts';
import { oneTimeCode, recoveryCode } from '../second-factors/second-factor.ts';
import { loggedIn } from './logged-in.ts';

/** The second step of a login: a code of the app, a recovery code or a passkey, for what `login` has answered. */
export const finishLogin = defineOperation({
  id: 'identity.finishLogin',
  method: 'POST',
  path: '/login/second-factor',
  access: 'public',
  rate: 'strict',
  summary: 'Finish a login with a second factor',
  body: z
    .object({
      pending_login: textUpTo(200),
      code: oneTimeCode.optional(),
      recovery_code: recoveryCode.optional(),
      passkey: passkeyProof.optional(),
    })
    .refine(({ code, recovery_code, passkey }) => code ?? recovery_code ?? passkey, {
      path: ['code'],
      error: sentence`Enter the six digits that the app shows.`,
    }),
  response: loggedIn,
  errors: ['validation_failed', 'login_expired', 'account_closed', 'passkey_refused', 'too_many_requests'],
});
