import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { ROLES } from '../../domain/roles.ts';
import { defineOperation } from '../../operation.ts';

/** Takes effect at once, wherever the member is logged in. */
export const changeRole = defineOperation({
  id: 'identity.changeRole',
  method: 'PUT',
  path: '/workspace/members/:id',
  access: 'owner',
  summary: 'Give a member another role',
  params: z.object({ id: givenId }),
  body: z.object({ role: z.enum(ROLES, 'Choose a role.') }),
  response: z.object({ success: z.literal(true), role: z.enum(ROLES) }),
  errors: ['not_authenticated', 'validation_failed', 'not_found', 'last_owner', 'own_workspace'],
});
