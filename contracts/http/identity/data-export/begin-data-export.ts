import { z } from 'zod';
import { givenId, textUpTo } from '../../../domain/bounded-text.ts';
import { ROLES } from '../../../domain/roles.ts';
import { defineOperation } from '../../../operation.ts';

/** For the gateway: takes a ticket, and holds the user's one download until it is reported ended, or not reported for a minute. */
export const beginDataExport = defineOperation({
  id: 'identity.beginDataExport',
  method: 'POST',
  path: '/internal/data-exports/begin',
  access: ['gateway'],
  summary: 'Exchange a download ticket for the exported data',
  body: z.object({
    /** As sent by the browser. */
    ticket: textUpTo(200),
    user_id: givenId,
    session_id: givenId,
    address: textUpTo(100),
    user_agent: textUpTo(1000),
  }),
  response: z.object({
    /** Null where the ticket is not good, or no more. */
    export: z
      .object({
        lease: z.string(),
        workspaces: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(ROLES) })),
      })
      .nullable(),
  }),
});
