import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';

/** Moves the session, with all of its tabs, into another workspace of the user. */
export const enterWorkspace = defineOperation({
  id: 'identity.enterWorkspace',
  method: 'POST',
  path: '/workspaces/:id/enter',
  access: 'viewer',
  ofUser: true,
  movesSession: true,
  summary: 'Switch to another workspace',
  params: z.object({ id: givenId }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'not_found'],
});
