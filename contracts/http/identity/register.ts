import { z } from 'zod';
import { textUpTo, zoneName } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { userName } from './user-name.ts';

/** Creates an account; logging in is a step of its own. */
export const register = defineOperation({
  id: 'identity.register',
  method: 'POST',
  path: '/register',
  access: 'public',
  rate: 'strict',
  status: 201,
  summary: 'Create an account',
  body: z
    .object({
      email: z
        .string()
        .trim()
        .min(1, 'Enter your email.')
        .max(254, 'That email address is too long.')
        .pipe(z.email('Enter an email address, such as name@example.com.')),
      name: userName,
      password: z.string().min(8, 'Use at least 8 characters.').max(200, 'Use at most 200 characters.'),
      password_confirmation: textUpTo(200).min(1, 'Repeat the password.'),
      timezone: zoneName.default('UTC'),
    })
    .superRefine((input, context) => {
      if (input.password_confirmation !== '' && input.password !== input.password_confirmation)
        context.addIssue({
          code: 'custom',
          path: ['password_confirmation'],
          message: 'The two passwords differ.',
        });
    }),
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['validation_failed', 'too_many_requests'],
});
