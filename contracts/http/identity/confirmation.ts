import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';

/**
 * How whoever is logged in proves, before a dangerous act, to be the account's user; for an operation's body. An account
 * without a password needs none of it in the first minutes after a log-in.
 */
export const confirmation = {
  current_password: textUpTo(200).min(1, 'Enter your current password.').optional(),
};

const whole = z.object(confirmation);
export type Confirmation = z.output<typeof whole>;
