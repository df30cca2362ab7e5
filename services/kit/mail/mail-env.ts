import { z } from 'zod';
import { setting } from '../config.ts';

const FROM = /^(?:[^<>@\r\n]{1,100} )?<?[^\s<>@]{1,64}@[^\s<>@]{1,253}>?$/;

/** The settings that say whether there is mail; spread into a service's own. */
export const mailEnv = {
  PUBLIC_URL: setting.url(),
  MAIL_KEY: setting.key(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(FROM, 'must be an address such as carillon@example.com or Carillon <carillon@example.com>')
    .optional(),
  MAILBOX: z.enum(['auto', 'off'], 'must be auto or off').default('auto'),
};
