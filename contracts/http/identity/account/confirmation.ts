import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { sentence } from '../../../text.ts';
import { passkeyProof } from '../second-factors/passkey.ts';
import { oneTimeCode, recoveryCode } from '../second-factors/second-factor.ts';

/**
 * How whoever is logged in proves, before a dangerous act, to be the account's user; for an operation's body. What is needed
 * `get-confirmation.ts` says, and so does the refusal, which names the fields.
 */
export const confirmation = {
  current_password: textUpTo(200).min(1, sentence`Enter your current password.`).optional(),
  passkey: passkeyProof.optional(),
  code: oneTimeCode.optional(),
  recovery_code: recoveryCode.optional(),
};

const whole = z.object(confirmation);
export type Confirmation = z.output<typeof whole>;
