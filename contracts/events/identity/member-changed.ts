import { z } from 'zod';
import { ROLES } from '../../domain/roles.ts';
import { defineEvent } from '../../event.ts';

/** A user joined a workspace, left it, was removed, or got another role: services that cache the role must drop it. */
export const memberChanged = defineEvent({
  type: 'identity.member.changed',
  version: 1,
  data: z.object({
    workspace_id: z.string(),
    /** Whom it is about. */
    member_id: z.string(),
    name: z.string(),
    /** The user who made the change. The member themselves when they joined or left. */
    actor_id: z.string(),
    change: z.enum(['joined', 'left', 'removed', 'role']),
    /** The new role. Null if the user is no longer a member. */
    role: z.enum(ROLES).nullable(),
    previous_role: z.enum(ROLES).nullable(),
  }),
});
