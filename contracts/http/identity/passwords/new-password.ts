import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { sentence } from '../../../text.ts';

/** A password that is chosen, typed twice. Which ones anybody would guess, identity knows. */
export const newPassword = {
  password: z
    .string()
    .min(8, sentence`Use at least ${{ least: 8 }} characters.`)
    .max(200, sentence`Use at most ${{ most: 200 }} characters.`),
  password_confirmation: textUpTo(200).min(1, sentence`Confirm your password.`),
};

interface Twice {
  readonly password: string;
  readonly password_confirmation: string;
}

/** For `superRefine`: both times the same. */
export function checkTypedTwice(input: Twice, context: z.core.$RefinementCtx): void {
  if (input.password_confirmation !== '' && input.password !== input.password_confirmation)
    context.addIssue({
      code: 'custom',
      path: ['password_confirmation'],
      message: sentence`The passwords don’t match.`,
    });
}
