import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';
import { sentence } from '../../../text.ts';
import { secondStep } from '../second-factors/second-factor.ts';
import { loggedIn } from './logged-in.ts';

/**
 * The reply's `token` only marks the browser as logged in; the session itself is an httpOnly cookie. Where the account has
 * a second factor neither comes: `pending_login` is good once, for five minutes, with one of the methods (`finish-login.ts`).
 */
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
      .min(1, sentence`Enter your email.`)
      .max(254, sentence`That email address is too long.`)
      .pipe(z.email(sentence`Enter an email address, such as name@example.com.`)),
    password: textUpTo(200).min(1, sentence`Enter your password.`),
    remember: z.boolean().default(false),
  }),
  response: z.union([
    loggedIn,
    z.object({
      success: z.literal(true),
      second_factor: secondStep,
    }),
  ]),
  errors: ['validation_failed', 'wrong_credentials', 'account_closed', 'too_many_requests'],
});
