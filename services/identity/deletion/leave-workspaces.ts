import type { EventOf } from '@carillon/contracts/event.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { outlive } from '../domain/team.ts';
import type { Member, Workspace } from '../domain/workspace.ts';
import type { DeletionStore } from '../stores/deletions.ts';
import type { UserStore } from '../stores/users.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { MAX_LISTED } from './what-goes.ts';

interface Deps {
  readonly stores: {
    readonly deletions: Pick<DeletionStore, 'among' | 'deleteWorkspace'>;
    readonly users: Pick<UserStore, 'list'>;
    readonly workspaces: Pick<WorkspaceStore, 'listOf' | 'change' | 'remove'>;
  };
  readonly relay: Pick<Relay, 'nudge'>;
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

/** Deletes the workspaces that nobody else is in, and leaves the others, each of which has an owner afterwards. */
export async function leaveWorkspaces(deps: Deps, userId: string): Promise<void> {
  for (const workspace of await deps.stores.workspaces.listOf(userId, MAX_LISTED))
    await leaveWorkspace(deps, workspace, userId);
}

async function leaveWorkspace(deps: Deps, { id, members }: Workspace, userId: string): Promise<void> {
  const { stores, relay, clock } = deps;
  const memberIds = members.map((one) => one.userId);
  const [closed, users] = await Promise.all([
    stores.deletions.among(memberIds),
    stores.users.list(memberIds),
  ]);
  let outcome: ReturnType<typeof outlive> = null;
  await stores.workspaces.change(id, (workspace) => {
    outcome = outlive(workspace, userId, closed);
    if (!outcome) return null;
    const { next, heir } = outcome;
    const name = users.find((one) => one.id === heir?.userId)?.name ?? '';
    return { next, events: heir ? [successionOf(id, { ...heir, name }, clock())] : [] };
  });
  outcome = outcome as ReturnType<typeof outlive>;
  if (!outcome) return deleteWorkspace(deps, { workspaceId: id });
  if (!outcome.heir) return;
  relay.nudge();
  const { userId: heirId, role } = outcome.heir;
  deps.telemetry.securityLog.tell({
    event: 'member.role',
    outcome: 'success',
    userId: heirId,
    workspaceId: id,
    detail: { member: heirId, role: 'owner', before: role, after: userId },
  });
}

function successionOf(
  workspace_id: string,
  { userId, role, name }: Member & { readonly name: string },
  now: Date,
): EventOf {
  const data = { workspace_id, member_id: userId, name, actor_id: userId, change: 'succeeded' as const };
  return makeEvent(memberChanged, { ...data, role: 'owner', previous_role: role }, now);
}
