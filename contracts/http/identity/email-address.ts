import { z } from 'zod';

/** An address that somebody types. */
export const emailAddress = z
  .string('Enter an email.')
  .trim()
  .min(1, 'Enter an email.')
  .max(254, 'That email address is too long.')
  .pipe(z.email('Enter an email address, such as name@example.com.'));
