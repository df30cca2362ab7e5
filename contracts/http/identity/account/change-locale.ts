import { z } from 'zod';
import { localeNames } from '../../../domain/locales.ts';
import { defineOperation } from '../../../operation.ts';

/** Has pages and mails speak another language to the user. */
export const changeLocale = defineOperation({
  id: 'identity.changeLocale',
  method: 'PUT',
  path: '/user/locale',
  access: 'viewer',
  ofUser: true,
  summary: "Change the user's language",
  body: z.object({ locale: z.enum(localeNames) }),
  response: z.object({ success: z.literal(true), locale: z.enum(localeNames) }),
  errors: ['not_authenticated', 'validation_failed'],
});
