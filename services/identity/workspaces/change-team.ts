import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { z } from 'zod';
import type { TeamDecision } from '../domain/team.ts';
import { type Member, memberOf, type Workspace } from '../domain/workspace.ts';
import type { TeamDeps } from './team-deps.ts';

interface TeamChange {
  readonly workspaceId: string;
  /** Whom it is about. */
  readonly memberId: string;
  readonly actorId: string;
  readonly change: z.input<typeof memberChanged.data>['change'];
  decide(workspace: Workspace): TeamDecision;
}

/**
 * Changes a workspace's members or their roles, and publishes the event with the same write. Does nothing if the
 * change is already made.
 * @returns the previous member; null if there was none
 * @throws AppError with the name of the refusal, `forbidden` if the actor is no longer an owner, `not_found`
 */
export async function changeTeam(
  { stores, relay, clock }: Pick<TeamDeps, 'stores' | 'relay' | 'clock'>,
  { workspaceId, memberId, actorId, change, decide }: TeamChange,
): Promise<{ readonly before: Member | null; readonly changed: boolean }> {
  const user = await stores.users.find(memberId);
  if (!user) throw noMember();
  let before: Member | null = null;
  let changed = false;
  const changedWorkspace = await stores.workspaces.change(workspaceId, (workspace) => {
    // The role that the gateway stated may be some seconds old.
    const isOwners = change === 'role' || change === 'removed';
    if (isOwners && memberOf(workspace, actorId)?.role !== 'owner') throw new AppError('forbidden');
    const decision = decide(workspace);
    if (!decision.ok) throw decision.refusal === 'not_found' ? noMember() : new AppError(decision.refusal);
    before = decision.before;
    const role = memberOf(decision.next, memberId)?.role ?? null;
    const previous_role = decision.before?.role ?? null;
    changed = role !== previous_role;
    if (!changed) return null;
    const data = { workspace_id: workspaceId, member_id: memberId, name: user.name, actor_id: actorId };
    const event = makeEvent(memberChanged, { ...data, change, role, previous_role }, clock());
    return { next: decision.next, events: [event] };
  });
  if (!changedWorkspace)
    throw new AppError('not_found', { message: sentence`That workspace no longer exists.` });
  if (changed) relay.nudge();
  return { before, changed };
}

const noMember = (): AppError =>
  new AppError('not_found', { message: sentence`This person isn’t a member of this workspace.` });
