import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { type Outdating, outdating } from './credential-cache.ts';

/** What somebody may do in a workspace has changed: every credential of theirs there says something else now. */
export const memberOutdating = (queue: string): Outdating =>
  outdating({
    ...{ kind: memberChanged, queue },
    concerns: ({ member_id, workspace_id }, { userId, workspaceId }) =>
      userId === member_id && workspaceId === workspace_id,
  });
