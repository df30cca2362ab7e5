import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';
import { passkeyProof } from './passkey.ts';
import { oneTimeCode } from './second-factor.ts';

/**
 * How whoever is logged in proves, before a dangerous act, to be the account's user; for an operation's body. A code is
 * enough where the account has no password, which needs none of it in the first minutes after a log-in.
 */
export const confirmation = {
  current_password: textUpTo(200).min(1, 'Enter your current password.').optional(),
  passkey: passkeyProof.optional(),
  code: oneTimeCode.optional(),
};

const whole = z.object(confirmation);
export type Confirmation = z.output<typeof whole>;
