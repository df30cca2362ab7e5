import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { Quotas } from '@carillon/kit/plan/quotas.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { RevocationStore } from '../stores/revocations.ts';
import { connectionEvent } from './connection-event.ts';
import { noteRevocation } from './note-revocation.ts';

interface Deps {
  readonly stores: { readonly connections: ConnectionStore; readonly revocations: RevocationStore };
  readonly networks: SocialNetworks;
  readonly relay: Pick<Relay, 'nudge'>;
  readonly quotas: Quotas;
  readonly securityLog: SecurityLog;
  clock(): Date;
}

interface Disconnecting {
  readonly userId: string;
  readonly workspaceId: string;
  readonly platform: PlatformName;
  /** Where the browser is. */
  readonly address: string;
}

/**
 * Forgets a connection and its tokens. The network hears of it afterwards: nobody waits for that.
 * @throws AppError `not_found` when there is none
 */
export async function disconnect(deps: Deps, { userId, workspaceId, platform, address }: Disconnecting) {
  const { stores, relay, quotas, securityLog, clock } = deps;
  const connection = await stores.connections.find(workspaceId, platform);
  const release = connection?.status === 'connected' ? await noteRevocation(deps, connection) : null;
  const event = connectionEvent(
    { workspace_id: workspaceId, platform, status: 'disconnected', reason: null },
    clock(),
  );
  if (!(await stores.connections.disconnect(workspaceId, platform, event)))
    throw new AppError('not_found', { message: `${labelOf(platform)} is not connected.` });
  relay.nudge();
  await release?.();
  quotas.releaseCommitted({ workspaceId, id: platform }, ['accounts']);
  securityLog.tell({
    ...{ event: 'connection.removed', outcome: 'success', userId, workspaceId, address },
    detail: { platform },
  });
}
