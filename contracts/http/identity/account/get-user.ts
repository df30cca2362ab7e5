import { z } from 'zod';
import { localeNames } from '../../../domain/locales.ts';
import { ROLES } from '../../../domain/roles.ts';
import { defineOperation } from '../../../operation.ts';

export const getUser = defineOperation({
  id: 'identity.getUser',
  method: 'GET',
  path: '/user',
  access: 'viewer',
  ofUser: true,
  onBehalf: ['ai'],
  scope: 'any',
  summary: 'Get the logged-in user and the current workspace',
  response: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    timezone: z.string(),
    /** The language that pages and mails are in; null while nobody has chosen one, and for one that only a later version has. */
    locale: z.enum(localeNames).nullable().default(null).catch(null),
    /** The session's workspace, and what the user may do there. */
    workspace: z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(ROLES),
      /** Whether an owner must approve posts before they are published. */
      owner_approval: z.boolean().default(false),
    }),
  }),
  errors: ['not_authenticated'],
});
