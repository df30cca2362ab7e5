import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { sentence } from '../../../text.ts';
import { passkeyProof } from '../second-factors/passkey.ts';
import { oneTimeCode, recoveryCode } from '../second-factors/second-factor.ts';

/**
 * Body fields with which a logged-in user proves, before a sensitive action, that the account is theirs.
 * `get-confirmation.ts` says which are required, and so does the rejection, which names the fields.
 */
export const confirmation = {
  current_password: textUpTo(200).min(1, sentence`Enter your current password.`).optional(),
  passkey: passkeyProof.optional(),
  code: oneTimeCode.optional(),
  recovery_code: recoveryCode.optional(),
};

const whole = z.object(confirmation);
export type Confirmation = z.output<typeof whole>;
