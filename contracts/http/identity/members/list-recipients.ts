import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { localeNames } from '../../../domain/locales.ts';
import { ROLES } from '../../../domain/roles.ts';
import { defineOperation } from '../../../operation.ts';

/** For notifications, which mails them: the members with an open account, where their mail goes, and what their clocks say. */
export const listRecipients = defineOperation({
  id: 'identity.listRecipients',
  method: 'POST',
  path: '/internal/workspaces/recipients',
  access: ['notifications'],
  summary: 'List the members of a workspace who can be emailed',
  body: z.object({ workspace_id: givenId }),
  response: z.object({
    workspace: z.string(),
    recipients: z.array(
      z.object({
        user_id: z.string(),
        name: z.string(),
        email: z.string(),
        timezone: z.string(),
        /** Null while nobody has chosen a language, and for one that only a later version has. */
        locale: z.enum(localeNames).nullable().default(null).catch(null),
        role: z.enum(ROLES),
        joined_at: z.iso.datetime(),
      }),
    ),
  }),
  errors: ['not_found'],
});
