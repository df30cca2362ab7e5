import { z } from 'zod';
import { ROLES } from '../../domain/roles.ts';
import { defineEvent } from '../../event.ts';

/**
 * A user joined a workspace, left it, was removed, or got another role: services that cache the role must drop it. Or a
 * member closed their account, or opened it again.
 */
export const memberChanged = defineEvent({
  type: 'identity.member.changed',
  version: 1,
  data: z.object({
    workspace_id: z.string(),
    /** Whom it is about. */
    member_id: z.string(),
    name: z.string(),
    /** The user who made the change. The member themselves unless it is `removed` or `role`. */
    actor_id: z.string(),
    /** `succeeded`: the last owner’s account was deleted, and the member is an owner from now on. */
    change: z.enum(['joined', 'left', 'removed', 'role', 'succeeded', 'closed', 'reopened']),
    /** The new role. Null if the user is no longer a member. */
    role: z.enum(ROLES).nullable(),
    previous_role: z.enum(ROLES).nullable(),
    /** With `closed`: when the account is deleted, unless its user comes back. */
    delete_at: z.iso.datetime().optional(),
  }),
});
