import { revokedEvent } from '../access-tokens/token-event.ts';
import { connectionEvent } from '../connections/connection-event.ts';
import { endOtherSessions } from '../sessions/end-other-sessions.ts';
import type { RevokingDeps } from '../sessions/revoke-session.ts';
import type { AccessTokenStore, TokensOf } from '../stores/access-tokens.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { DeletionStore } from '../stores/deletions.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';
import { whatGoes } from './what-goes.ts';

export interface ClosingDeps extends RevokingDeps {
  readonly stores: RevokingDeps['stores'] & {
    readonly accessTokens: AccessTokenStore;
    readonly connections: ConnectionStore;
    readonly deletions: DeletionStore;
    readonly workspaces: Pick<WorkspaceStore, 'listOf'>;
  };
}

/** Ends all that the user can come in by, and holds what would be published. May be done again. */
export async function closeAccount(deps: ClosingDeps, userId: string, address = ''): Promise<void> {
  const { stores } = deps;
  await endOtherSessions(deps, { userId, sessionId: '', reason: 'closed', address });
  await revokeTokens(deps, { userId });
  await setSuspended(deps, userId, true);
  await stores.deletions.noteClosed(userId);
  // Somebody may have kept it meanwhile.
  if (!(await stores.deletions.find(userId))) await reopenAccount(deps, userId);
}

/** Resumes scheduled posts. */
export const reopenAccount = (deps: ClosingDeps, userId: string): Promise<void> =>
  setSuspended(deps, userId, false);

async function setSuspended(deps: ClosingDeps, userId: string, suspended: boolean): Promise<void> {
  const { stores, relay, clock } = deps;
  const status = suspended ? 'disconnected' : 'connected';
  const change = suspended ? stores.connections.suspend : stores.connections.resume;
  for (const { id } of (await whatGoes(stores.workspaces, stores.deletions, userId)).deleted)
    await change(id, (connection) => connectionEvent(connection, { status }, clock()));
  relay.nudge();
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
