import { type Text, toEnglish } from '@carillon/contracts/text.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Connected } from '../domain/connection.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import { connectionEvent } from './connection-event.ts';

interface Deps {
  readonly stores: { readonly connections: ConnectionStore };
  readonly relay: Pick<Relay, 'nudge'>;
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

/**
 * Records that a connection must be made again, and publishes that once.
 * @param connection as it was when its tokens were rejected
 * @returns whether that connection is lost; false if a newer one has replaced it
 */
export async function loseConnection(
  { stores, relay, telemetry: { securityLog }, clock }: Deps,
  connection: Connected,
  reason: string | Text,
): Promise<boolean> {
  const { id, workspaceId, platform } = connection;
  const event = connectionEvent(connection, { status: 'lost', reason: toEnglish(reason) }, clock());
  if (await stores.connections.lose(connection, reason, event)) {
    relay.nudge();
    const detail = { platform, connection: id };
    securityLog.tell({ event: 'connection.lost', outcome: 'failure', workspaceId, detail });
    return true;
  }
  const now = await stores.connections.find(id);
  return now?.status !== 'connected' || now.revision === connection.revision;
}
