import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';

/** Revokes a token at once, everywhere. Idempotent. */
export const revokeAccessToken = defineOperation({
  id: 'identity.revokeAccessToken',
  method: 'DELETE',
  path: '/access-tokens/:id',
  access: 'viewer',
  summary: 'Revoke a personal access token',
  params: z.object({ id: givenId }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'not_found'],
});
