import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Connection } from '../domain/connection.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { RevocationStore } from '../stores/revocations.ts';
import { connectionEvent } from './connection-event.ts';
import type { Connections } from './connections.ts';
import { noteRevocation } from './note-revocation.ts';

interface Deps {
  readonly stores: { readonly connections: ConnectionStore; readonly revocations: RevocationStore };
  readonly connections: Pick<Connections, 'networks' | 'quotas'>;
  readonly relay: Pick<Relay, 'nudge'>;
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

interface Caller {
  readonly userId: string;
  /** Where the browser is. */
  readonly address: string;
}

/**
 * Forgets a connection and its tokens. The network hears of it afterwards: nobody waits for that.
 * @returns false when somebody else has removed it
 */
export async function disconnect(
  deps: Deps,
  connection: Connection,
  { userId, address }: Caller,
): Promise<boolean> {
  const { stores, relay, clock } = deps;
  const { quotas } = deps.connections;
  const { securityLog } = deps.telemetry;
  const { id, workspaceId, platform } = connection;
  const release = connection.status === 'connected' ? await noteRevocation(deps, connection) : null;
  const event = connectionEvent(connection, { status: 'disconnected' }, clock());
  if (!(await stores.connections.disconnect(id, event))) return false;
  relay.nudge();
  await release?.();
  quotas.releaseCommitted({ workspaceId, id }, ['accounts']);
  securityLog.tell({
    event: 'connection.removed',
    outcome: 'success',
    userId,
    workspaceId,
    address,
    detail: { platform, connection: id },
  });
  return true;
}
