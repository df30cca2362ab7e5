import { updateSuspension } from '../connections/update-suspension.ts';
import { revokeTokens } from '../deletion/close-account.ts';
import { part } from '../domain/team.ts';
import type { AccessTokenStore } from '../stores/access-tokens.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { DeletionStore } from '../stores/deletions.ts';
import { changeTeam } from './change-team.ts';
import { listClosed } from './list-closed.ts';
import type { Acting, TeamDeps } from './team-deps.ts';

interface Deps extends TeamDeps {
  readonly stores: TeamDeps['stores'] & {
    readonly accessTokens: AccessTokenStore;
    readonly connections: Pick<ConnectionStore, 'suspend' | 'resume'>;
    readonly deletions: Pick<DeletionStore, 'among' | 'closeAgain'>;
  };
}

/**
 * Their access tokens to the workspace go with them. Where only members stay who have closed their accounts, nothing is
 * published there any more.
 * @throws AppError `not_found`, `last_owner`, `own_workspace`
 */
export async function removeMember(
  deps: Deps,
  { userId, workspaceId, address }: Acting,
  memberId: string,
): Promise<void> {
  const leaves = memberId === userId;
  const closedIds = await listClosed(deps.stores, workspaceId);
  // Should this process die before it suspends the connections, closing those accounts once more does.
  await deps.stores.deletions.closeAgain([...closedIds]);
  await changeTeam(deps, {
    workspaceId,
    memberId,
    actorId: userId,
    change: leaves ? 'left' : 'removed',
    decide: (workspace) => part(workspace, memberId, closedIds),
  });
  deps.telemetry.securityLog.tell({
    event: leaves ? 'member.left' : 'member.removed',
    outcome: 'success',
    userId,
    workspaceId,
    address,
    ...(!leaves && { detail: { member: memberId } }),
  });
  await updateSuspension(deps, workspaceId);
  await revokeTokens(deps, { userId: memberId, workspaceId });
}
