import { workspaceChanged } from '@carillon/contracts/events/identity/workspace-changed.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import { memberOf } from '../domain/workspace.ts';
import type { Acting, TeamDeps } from './team-deps.ts';

/** @throws AppError `forbidden` where the actor is no owner any more, `not_found` when the workspace is gone */
export async function changeApprovalRule(
  { stores, relay, telemetry: { securityLog }, clock }: TeamDeps,
  { userId, workspaceId, address }: Acting,
  ownerApproval: boolean,
): Promise<void> {
  let changed = false;
  const changedWorkspace = await stores.workspaces.change(workspaceId, (workspace) => {
    // The role that the gateway stated may be some seconds old.
    if (memberOf(workspace, userId)?.role !== 'owner') throw new AppError('forbidden');
    changed = workspace.ownerApproval !== ownerApproval;
    if (!changed) return null;
    const { name } = workspace;
    const baseData = { workspace_id: workspaceId, actor_id: userId, name, previous_name: null };
    const data = { ...baseData, change: 'approval' as const, owner_approval: ownerApproval };
    return { next: { ...workspace, ownerApproval }, events: [makeEvent(workspaceChanged, data, clock())] };
  });
  if (!changedWorkspace) throw new AppError('not_found');
  if (!changed) return;
  relay.nudge();
  const event = 'workspace.approval' as const;
  securityLog.tell({
    event,
    outcome: 'success',
    userId,
    workspaceId,
    address,
    detail: { owner_approval: ownerApproval },
  });
}
