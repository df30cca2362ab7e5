import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { ROLES } from '../../../domain/roles.ts';
import { TOKEN_SCOPES } from '../../../domain/token-scopes.ts';
import { defineOperation } from '../../../operation.ts';

/** For the gateway: the owner of a personal access token, if any, its workspace, role and scopes. */
export const resolveAccessToken = defineOperation({
  id: 'identity.resolveAccessToken',
  method: 'POST',
  path: '/internal/access-tokens/resolve',
  access: ['gateway'],
  summary: 'Access token to user',
  body: z.object({ secret: textUpTo(200) }),
  response: z.object({
    token: z
      .object({
        id: z.string(),
        user_id: z.string(),
        workspace_id: z.string(),
        role: z.enum(ROLES),
        /** Whether an owner there must approve posts before they are published. */
        owner_approval: z.boolean().default(false),
        scopes: z.array(z.enum(TOKEN_SCOPES)),
        expires_at: z.iso.datetime(),
      })
      .nullable(),
  }),
});
