import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import { connectionEvent } from './connection-event.ts';

interface Deps {
  readonly stores: { readonly connections: ConnectionStore };
  readonly relay: Pick<Relay, 'nudge'>;
  readonly securityLog: SecurityLog;
  clock(): Date;
}

interface Loss {
  readonly workspaceId: string;
  readonly platform: PlatformName;
  readonly reason: string;
  /** Only if the tokens are still those. */
  readonly revision: number;
}

/**
 * Notes that a connection must be made again, and tells everyone once.
 * @returns whether that connection is lost; false when another one has taken its place
 */
export async function loseConnection(
  { stores, relay, securityLog, clock }: Deps,
  loss: Loss,
): Promise<boolean> {
  const { workspaceId, platform, reason } = loss;
  const event = connectionEvent({ workspace_id: workspaceId, platform, status: 'lost', reason }, clock());
  if (await stores.connections.lose(workspaceId, platform, loss, event)) {
    relay.nudge();
    securityLog.tell({ event: 'connection.lost', outcome: 'failure', workspaceId, detail: { platform } });
    return true;
  }
  const now = await stores.connections.find(workspaceId, platform);
  return now?.status !== 'connected' || now.revision === loss.revision;
}
