import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';

/** A password that is chosen, typed twice. Which ones anybody would guess, identity knows. */
export const newPassword = {
  password: z.string().min(8, 'Use at least 8 characters.').max(200, 'Use at most 200 characters.'),
  password_confirmation: textUpTo(200).min(1, 'Confirm your password.'),
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
      message: 'The passwords don’t match.',
    });
}
