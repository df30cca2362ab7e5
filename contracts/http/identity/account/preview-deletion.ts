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
    /** Workspaces that nobody else is in who has an open account: they are deleted too. */
    deleted: workspaces,
    /** Of those, workspaces that stay if another member who has closed their account comes back in time. */
    may_stay: workspaces.default([]),
    /** Those that others are in: the user leaves them. */
    left: workspaces,
    /** Those whose only owner the user is: somebody else has to own them first. */
    ownerless: workspaces,
    /** The demo account stays. */
    is_demo: z.boolean(),
    /** Whether the account has a password to ask for. */
    has_password: z.boolean(),
  }),
  errors: ['not_authenticated'],
});
