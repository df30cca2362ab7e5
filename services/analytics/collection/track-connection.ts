import type { EventOf } from '@carillon/contracts/event.ts';
import type { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { listTargets } from '@carillon/contracts/http/identity/connections/list-targets.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { TargetStore } from '../stores/targets.ts';

export interface ConnectionDeps {
  readonly stores: {
    readonly connections: Pick<ConnectionStore, 'changes' | 'noteChange' | 'noteStatus'>;
    readonly targets: Pick<TargetStore, 'connect' | 'disconnect'>;
  };
  readonly services: Pick<ServiceClient, 'call'>;
  clock(): Date;
}

/** More often than the connections of a network change while one change of them is taken up. */
const MAX_TRIES = 5;

/**
 * Tracks a connected target from now on, even one that never published; stops tracking a disconnected one. A network
 * may have several connections, whose changes arrive in no common order, so all targets are listed again, until
 * nothing has changed since the request.
 */
export async function trackConnection(
  deps: ConnectionDeps,
  { data: { workspace_id: workspaceId, platform } }: EventOf<typeof connectionChanged>,
): Promise<void> {
  const { connections, targets } = deps.stores;
  let change = await connections.noteChange(workspaceId, platform);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const body = { workspace_id: workspaceId, platform };
    const listedTargets = (await deps.services.call(listTargets, { body })).targets;
    const refs = listedTargets.map(({ page_id, target_id, target_name }) => ({
      workspaceId,
      platform,
      pageId: page_id,
      targetId: target_id,
      targetName: target_name,
    }));
    if (refs.length > 0) await targets.connect(workspaceId, platform, refs, deps.clock());
    else await targets.disconnect(workspaceId, platform);
    await connections.noteStatus(workspaceId, platform, refs.length > 0 ? 'connected' : 'disconnected');
    const now = await connections.changes(workspaceId, platform);
    if (now === change) return;
    change = now;
  }
}
