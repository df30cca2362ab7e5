import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import { connectionView } from '@carillon/contracts/testing/examples/connections.ts';
import { type ConnectionsReply, groupConnections, type NetworkConnection } from '../social/connections.ts';

export { connectionView as connectionOf };

export const lostConnection = (connection: ConnectionView): ConnectionView => ({
  ...connection,
  status: 'lost',
  reason: 'The connection has run out.',
});

/** The server's reply with these connections. */
export const connectionsReply = (
  connections: readonly ConnectionView[],
  available: readonly PlatformName[] = PLATFORM_NAMES,
): ConnectionsReply => ({ success: true, connections: [...connections], available: [...available] });

/** The same by network, as the models of pages take it. */
export const networksOf = (...connections: ConnectionView[]): readonly NetworkConnection[] =>
  groupConnections(connectionsReply(connections)).networks;
