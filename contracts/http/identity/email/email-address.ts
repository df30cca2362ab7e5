import { z } from 'zod';
import { sentence } from '../../../text.ts';

/** An address that somebody types. */
export const emailAddress = z
  .string(sentence`Enter an email.`)
  .trim()
  .min(1, sentence`Enter an email.`)
  .max(254, sentence`That email address is too long.`)
  .pipe(z.email(sentence`Enter an email address, such as name@example.com.`));
