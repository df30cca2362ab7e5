import { revokedEvent } from '../access-tokens/token-event.ts';
import { updateSuspension } from '../connections/update-suspension.ts';
import { endOtherSessions } from '../sessions/end-other-sessions.ts';
import type { RevokingDeps } from '../sessions/revoke-session.ts';
import type { AccessTokenStore, TokensOf } from '../stores/access-tokens.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { DeletionStore } from '../stores/deletions.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';
import { MAX_LISTED } from './what-goes.ts';

export interface ClosingDeps extends RevokingDeps {
  readonly stores: RevokingDeps['stores'] & {
    readonly accessTokens: AccessTokenStore;
    readonly connections: ConnectionStore;
    readonly deletions: DeletionStore;
    readonly workspaces: Pick<WorkspaceStore, 'find' | 'listOf'>;
  };
}

/** Ends all that the user can come in by, and holds what would be published with nobody there. May be done again. */
export async function closeAccount(deps: ClosingDeps, userId: string, address = ''): Promise<void> {
  const { stores } = deps;
  await endOtherSessions(deps, { userId, sessionId: '', reason: 'closed', address });
  await revokeTokens(deps, { userId });
  await updateWorkspaces(deps, userId);
  await stores.deletions.noteClosed(userId);
}

/** Resumes scheduled posts. May be done again. */
export async function reopenAccount(deps: ClosingDeps, userId: string): Promise<void> {
  await updateWorkspaces(deps, userId);
  await deps.stores.deletions.noteOpened(userId);
}

async function updateWorkspaces(deps: ClosingDeps, userId: string): Promise<void> {
  for (const { id } of await deps.stores.workspaces.listOf(userId, MAX_LISTED))
    await updateSuspension(deps, id);
}

/** All access tokens of a user, to a workspace, or of a user to one. */
export async function revokeTokens(
  {
    stores,
    relay,
    telemetry: { securityLog },
    clock,
  }: Pick<ClosingDeps, 'relay' | 'telemetry' | 'clock'> & {
    readonly stores: { readonly accessTokens: AccessTokenStore };
  },
  of: TokensOf,
): Promise<void> {
  for (;;) {
    const active = await stores.accessTokens.active(of);
    if (active.length === 0) return;
    for (const token of active) {
      const { id, userId } = token;
      await stores.accessTokens.revoke(id, userId, clock(), revokedEvent(token, clock()));
      securityLog.tell({ event: 'token.revoked', outcome: 'success', userId, detail: { token: id } });
    }
    relay.nudge();
  }
}
