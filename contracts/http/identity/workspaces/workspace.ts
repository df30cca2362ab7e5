import { z } from 'zod';
import { ROLES } from '../../../domain/roles.ts';
import { sentence } from '../../../text.ts';

/** How many workspaces a user may own, how many members and open invitations one has, and how long its name is. */
export const WORKSPACE_LIMITS = { owned: 10, listed: 200, members: 50, invitations: 50, name: 60 } as const;

export const workspaceName = z
  .string(sentence`Give the workspace a name.`)
  .trim()
  .min(1, sentence`Give the workspace a name.`)
  .max(WORKSPACE_LIMITS.name, sentence`Use at most ${{ most: WORKSPACE_LIMITS.name }} characters.`);

/** A workspace as one of its members sees it in a list. */
export const ownWorkspace = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  /** Whether it is the one that came with the account: its user never leaves it. */
  personal: z.boolean(),
  /** Whether the session is in it. */
  current: z.boolean(),
});
export type OwnWorkspace = z.output<typeof ownWorkspace>;
