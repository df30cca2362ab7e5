import { z } from 'zod';
import { zoneName } from '../../../domain/bounded-text.ts';
import { localeNames } from '../../../domain/locales.ts';
import { defineOperation } from '../../../operation.ts';
import { sentence } from '../../../text.ts';
import { userName } from '../account/user-name.ts';
import { checkTypedTwice, newPassword } from '../passwords/new-password.ts';

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
        .min(1, sentence`Enter your email.`)
        .max(254, sentence`That email address is too long.`)
        .pipe(z.email(sentence`Enter an email address, such as name@example.com.`)),
      name: userName,
      ...newPassword,
      timezone: zoneName.default('UTC'),
      /** The language that pages and mails are to be in. */
      locale: z.enum(localeNames).optional(),
    })
    .superRefine(checkTypedTwice),
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['validation_failed', 'too_many_requests'],
});
