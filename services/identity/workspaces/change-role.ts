import type { Role } from '@carillon/contracts/domain/roles.ts';
import { giveRole } from '../domain/team.ts';
import { changeTeam } from './change-team.ts';
import type { Acting, TeamDeps } from './team-deps.ts';

/** @throws AppError `not_found`, `last_owner`, `own_workspace` */
export async function changeRole(
  deps: TeamDeps,
  { userId, workspaceId, address }: Acting,
  { memberId, role }: { readonly memberId: string; readonly role: Role },
): Promise<void> {
  const { before, changed } = await changeTeam(deps, {
    ...{ workspaceId, memberId, actorId: userId, change: 'role' },
    decide: (workspace) => giveRole(workspace, memberId, role),
  });
  if (!changed) return;
  deps.securityLog.tell({
    ...{ event: 'member.role', outcome: 'success', userId, workspaceId, address },
    detail: { member: memberId, role, ...(before && { before: before.role }) },
  });
}
