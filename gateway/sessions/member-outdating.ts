import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { workspaceChanged } from '@carillon/contracts/events/identity/workspace-changed.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { type Outdating, outdating } from './credential-cache.ts';

/** A member's role has changed, so all their credentials in the workspace are outdated. */
export const memberOutdating = (queue: string): Outdating =>
  outdating({
    kind: memberChanged,
    queue,
    concerns: ({ member_id, workspace_id }, { userId, workspaceId }) =>
      userId === member_id && workspaceId === workspace_id,
  });

/** A workspace is gone: the users who worked there are in their own again. */
export const deletedOutdating = (queue: string): Outdating =>
  outdating({
    kind: workspaceDeleted,
    queue,
    concerns: ({ workspace_id }, { workspaceId }) => workspaceId === workspace_id,
  });

/** Owners of a workspace approve posts from now on, or need not: every credential there says something else. */
export const ruleOutdating = (queue: string): Outdating =>
  outdating({
    kind: workspaceChanged,
    queue,
    concerns: ({ change, workspace_id }, { workspaceId }) =>
      change === 'approval' && workspace_id === workspaceId,
  });
