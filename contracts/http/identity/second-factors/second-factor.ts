import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { sentence } from '../../../text.ts';

/** How a login can be finished after the right password. */
export const SECOND_FACTORS = ['code', 'passkey', 'recovery_code'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** How many recovery codes there are, each of them good once. */
export const RECOVERY_CODES = 10;

/** As an authenticator app shows it, spaces and all. */
export const oneTimeCode = textUpTo(20)
  .transform((input) => input.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, sentence`Enter the six digits that the app shows.`));

export const recoveryCode = textUpTo(60).min(1, sentence`Enter a recovery code.`);

/** Shown once: they are kept as hashes. */
export const recoveryCodes = z.array(z.string()).length(RECOVERY_CODES);

/** A login that waits for one of these; `finish-login.ts` completes it. */
export const secondStep = z.object({ methods: z.array(z.enum(SECOND_FACTORS)), pending_login: z.string() });
