import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { sentence } from '../../../text.ts';

/** How long the link opens. */
export const RESET_MINUTES = 30;

/** Replies the same whether or not the email has an account. */
export const requestPasswordReset = defineOperation({
  id: 'identity.requestPasswordReset',
  method: 'POST',
  path: '/forgot-password',
  access: 'public',
  rate: 'strict',
  summary: 'Ask for a link to choose a new password',
  body: z.object({
    email: z
      .string()
      .trim()
      .min(1, sentence`Enter your email.`)
      .max(254, sentence`That email address is too long.`)
      .pipe(z.email(sentence`Enter an email address, such as name@example.com.`)),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: ['validation_failed', 'too_many_requests', 'mail_unavailable'],
});
