import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { ROLES } from '../../../domain/roles.ts';
import { defineOperation } from '../../../operation.ts';
import { sentence } from '../../../text.ts';
import { confirmation } from '../account/confirmation.ts';

/**
 * Takes effect at once, wherever the member is logged in. Making an owner needs confirmation, like any sensitive
 * action.
 */
export const changeRole = defineOperation({
  id: 'identity.changeRole',
  method: 'PUT',
  path: '/workspace/members/:id',
  access: 'owner',
  summary: 'Change a member’s role',
  params: z.object({ id: givenId }),
  body: z.object({ role: z.enum(ROLES, sentence`Choose a role.`), ...confirmation }),
  response: z.object({ success: z.literal(true), role: z.enum(ROLES) }),
  errors: [
    ...(['not_authenticated', 'validation_failed', 'not_found', 'last_owner', 'own_workspace'] as const),
    ...(['fresh_login_needed', 'passkey_refused', 'too_many_requests'] as const),
  ],
});
