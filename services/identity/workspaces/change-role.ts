import type { Role } from '@carillon/contracts/domain/roles.ts';
import {
  type ConfirmationRequest,
  type ConfirmIdentityDeps,
  confirmIdentity,
} from '../accounts/confirm-identity.ts';
import { giveRole } from '../domain/team.ts';
import type { DeletionStore } from '../stores/deletions.ts';
import { changeTeam } from './change-team.ts';
import { listClosed } from './list-closed.ts';
import type { Acting, TeamDeps } from './team-deps.ts';

interface Deps extends TeamDeps, ConfirmIdentityDeps {
  readonly telemetry: ConfirmIdentityDeps['telemetry'];
  readonly stores: TeamDeps['stores'] &
    ConfirmIdentityDeps['stores'] & { readonly deletions: Pick<DeletionStore, 'among'> };
}

/** @throws AppError `not_found`, `last_owner`, `own_workspace`; for a new owner as `confirmIdentity` */
export async function changeRole(
  deps: Deps,
  request: Acting & ConfirmationRequest,
  { memberId, role }: { readonly memberId: string; readonly role: Role },
): Promise<void> {
  const { userId, workspaceId, address } = request;
  // An owner can shut out the user who made them one.
  if (role === 'owner') await confirmIdentity(deps, request);
  const closedIds = await listClosed(deps.stores, workspaceId);
  const { before, changed } = await changeTeam(deps, {
    workspaceId,
    memberId,
    actorId: userId,
    change: 'role',
    decide: (workspace) => giveRole(workspace, { userId: memberId, role }, closedIds),
  });
  if (!changed) return;
  deps.telemetry.securityLog.tell({
    event: 'member.role',
    outcome: 'success',
    userId,
    workspaceId,
    address,
    detail: { member: memberId, role, ...(before && { before: before.role }) },
  });
}
