import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';

/** Returns the current names of users, for services that store their IDs. Deleted users are left out. */
export const nameUsers = defineOperation({
  id: 'identity.nameUsers',
  method: 'POST',
  path: '/internal/users/names',
  access: ['notifications'],
  summary: 'Get the names of users',
  body: z.object({ user_ids: z.array(givenId).max(1_000) }),
  response: z.object({ users: z.array(z.object({ id: z.string(), name: z.string() })) }),
});
