import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { DeletionStore } from '../stores/deletions.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';
import { connectionEvent } from './connection-event.ts';

export interface SuspensionDeps {
  readonly stores: {
    readonly workspaces: Pick<WorkspaceStore, 'find'>;
    readonly deletions: Pick<DeletionStore, 'among'>;
    readonly connections: Pick<ConnectionStore, 'suspend' | 'resume'>;
  };
  readonly relay: Pick<Relay, 'nudge'>;
  clock(): Date;
}

/**
 * Suspends the connections of a workspace whose members have all closed their accounts, so that nothing is published
 * with nobody there, and resumes those of any other. To be called after each change of who is there. Idempotent.
 */
export async function updateSuspension(deps: SuspensionDeps, workspaceId: string): Promise<void> {
  const { stores, relay, clock } = deps;
  let last: boolean | null = null;
  // Looks again afterwards: another process may have acted on a newer state before this one did on an older.
  for (;;) {
    const deserted = await isDeserted(stores, workspaceId);
    if (deserted === null || deserted === last) return;
    const status = deserted ? 'disconnected' : 'connected';
    const change = deserted ? stores.connections.suspend : stores.connections.resume;
    await change(workspaceId, (connection) => connectionEvent(connection, { status }, clock()));
    relay.nudge();
    last = deserted;
  }
}

/** Reports whether no member has an open account. Null when the workspace is gone. */
export async function isDeserted(
  { workspaces, deletions }: Pick<SuspensionDeps['stores'], 'workspaces' | 'deletions'>,
  workspaceId: string,
): Promise<boolean | null> {
  const workspace = await workspaces.find(workspaceId);
  if (!workspace) return null;
  const closed = await deletions.among(workspace.members.map(({ userId }) => userId));
  return workspace.members.every(({ userId }) => closed.has(userId));
}
