import { z } from 'zod';
import { ROLES } from '../../../domain/roles.ts';
import { defineOperation } from '../../../operation.ts';

/** Somebody who works in the workspace, as all of its members see them. */
export const member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  joined_at: z.iso.datetime(),
  /** Whether the workspace came with their account, so that they own it for good. */
  home: z.boolean(),
  /** When their account is deleted, if they have closed it and don’t come back. */
  delete_at: z.iso.datetime().nullable().default(null),
});
export type Member = z.output<typeof member>;

/** Owners first, then by name. */
export const listMembers = defineOperation({
  id: 'identity.listMembers',
  method: 'GET',
  path: '/workspace/members',
  access: 'viewer',
  summary: 'List the members of the workspace',
  response: z.object({ success: z.literal(true), members: z.array(member) }),
  errors: ['not_authenticated', 'not_found'],
});
