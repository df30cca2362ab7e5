import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { ROLES } from '../../../domain/roles.ts';
import { defineOperation } from '../../../operation.ts';

/** For the gateway: the user of a session cookie, if any, the workspace and the role. */
export const resolveSession = defineOperation({
  id: 'identity.resolveSession',
  method: 'POST',
  path: '/internal/sessions/resolve',
  access: ['gateway'],
  summary: 'Session cookie to user',
  /** As sent by a browser, unchecked. */
  body: z.object({ session: textUpTo(16_384) }),
  response: z.object({
    session: z
      .object({
        id: z.string(),
        user_id: z.string(),
        workspace_id: z.string(),
        role: z.enum(ROLES),
        /** Whether an owner there must approve posts before they are published. */
        owner_approval: z.boolean().default(false),
        expires_at: z.iso.datetime(),
      })
      .nullable(),
    /** Set when this call put off the end of a remembered session: how long the browser is to keep its cookie now. */
    renew_seconds: z.number().int().positive().nullable(),
  }),
});
