import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { loseConnection } from './lose-connection.ts';

interface Report {
  readonly workspaceId: string;
  readonly platform: PlatformName;
  /** Left out by services of earlier versions, which knew one account of a network. */
  readonly connectionId: string | undefined;
  readonly reason: string;
  /** Only if the tokens are still those. */
  readonly revision: number;
}

/**
 * A service says that a network refused a token.
 * @returns whether its connection is lost; false when a newer one has taken its place
 */
export async function reportLoss(
  deps: Parameters<typeof loseConnection>[0],
  { workspaceId, platform, connectionId, reason, revision }: Report,
): Promise<boolean> {
  const connections = await deps.stores.connections.list(workspaceId, platform);
  const connection = connectionId ? connections.find(({ id }) => id === connectionId) : connections[0];
  if (connection?.status !== 'connected') return true;
  if (connection.revision !== revision) return false;
  return loseConnection(deps, connection, reason);
}
