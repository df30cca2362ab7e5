import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';

/** The reply's `token` only marks the browser as logged in; the session itself is an httpOnly cookie. */
export const login = defineOperation({
  id: 'identity.login',
  method: 'POST',
  path: '/login',
  access: 'public',
  rate: 'strict',
  summary: 'Log in',
  body: z.object({
    email: z
      .string()
      .trim()
      .min(1, 'Enter your email.')
      .max(254, 'That email address is too long.')
      .pipe(z.email('Enter an email address, such as name@example.com.')),
    password: textUpTo(200).min(1, 'Enter your password.'),
    remember: z.boolean().default(false),
  }),
  response: z.object({ success: z.literal(true), token: z.string() }),
  errors: ['validation_failed', 'wrong_credentials', 'too_many_requests'],
});
