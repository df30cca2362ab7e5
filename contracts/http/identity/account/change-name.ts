import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { userName } from './user-name.ts';

/** Calls the user another name. */
export const changeName = defineOperation({
  id: 'identity.changeName',
  method: 'PUT',
  path: '/user/name',
  access: 'viewer',
  ofUser: true,
  summary: "Change the user's name",
  body: z.object({ name: userName }),
  response: z.object({ success: z.literal(true), name: z.string() }),
  errors: ['not_authenticated', 'validation_failed'],
});
