import { randomUUID } from 'node:crypto';
import { workspaceChanged } from '@carillon/contracts/events/identity/workspace-changed.ts';
import { WORKSPACE_LIMITS } from '@carillon/contracts/http/identity/workspaces/workspace.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import { memberOf, type Workspace } from '../domain/workspace.ts';
import type { TeamDeps } from './team-deps.ts';

interface WorkspaceRequest {
  readonly userId: string;
  readonly name: string;
  readonly address: string;
}

/** @returns the id of a workspace that its maker owns. @throws AppError `too_many_workspaces` */
export async function createWorkspace(
  deps: TeamDeps,
  { userId, name, address }: WorkspaceRequest,
): Promise<string> {
  const { stores, relay, clock } = deps;
  const { securityLog } = deps.telemetry;
  const now = clock();
  const workspaces = await stores.workspaces.listOf(userId, WORKSPACE_LIMITS.listed);
  if (
    workspaces.length >= WORKSPACE_LIMITS.listed ||
    workspaces.filter(isOwnedBy(userId)).length >= WORKSPACE_LIMITS.owned
  )
    throw new AppError('too_many_workspaces');
  const id = randomUUID();
  const members = [{ userId, role: 'owner' as const, joinedAt: now }];
  const event = makeEvent(
    workspaceChanged,
    { workspace_id: id, actor_id: userId, change: 'created', name, previous_name: null },
    now,
  );
  const workspace = { id, name, personalOf: null, members, ownerApproval: false, revision: 0 };
  await stores.workspaces.create(workspace, now, [event]);
  relay.nudge();
  securityLog.tell({ event: 'workspace.created', outcome: 'success', userId, workspaceId: id, address });
  return id;
}

const isOwnedBy = (userId: string) => (workspace: Workspace) => memberOf(workspace, userId)?.role === 'owner';
