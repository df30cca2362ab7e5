import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';

const workspaces = z.array(z.object({ id: z.string(), name: z.string() }));

/** Returns the data that would be deleted with the account. */
export const previewDeletion = defineOperation({
  id: 'identity.previewDeletion',
  method: 'GET',
  path: '/user/deletion',
  access: 'viewer',
  summary: 'Preview what deleting the account would delete',
  response: z.object({
    /** Workspaces with no other open account: they are deleted too. */
    deleted: workspaces,
    /** Of those, workspaces that stay if another member with a closed account comes back in time. */
    may_stay: workspaces.default([]),
    /** Workspaces with other members: the user leaves them. */
    left: workspaces,
    /** Workspaces that would lose their last owner: somebody else has to own them first. */
    ownerless: workspaces,
    /** The demo account stays. */
    is_demo: z.boolean(),
    /** Whether the account has a password to ask for. */
    has_password: z.boolean(),
  }),
  errors: ['not_authenticated'],
});
