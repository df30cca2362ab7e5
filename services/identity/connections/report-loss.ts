import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Connected } from '../domain/connection.ts';
import { loseConnection } from './lose-connection.ts';
import { renewNow } from './renew-connection.ts';
import { isOver } from './resolve-target.ts';

interface Report {
  readonly workspaceId: string;
  readonly platform: PlatformName;
  /** Left out by services of earlier versions, which knew one account of a network. */
  readonly connectionId: string | undefined;
  readonly reason: string;
  /** Only if the tokens are still those. */
  readonly revision: number;
}

type Deps = Parameters<typeof loseConnection>[0] & Parameters<typeof renewNow>[0];

/**
 * A service says that a network refused a token.
 * @returns whether its connection is lost; false when a newer one has taken its place, or may yet
 */
export async function reportLoss(
  deps: Deps,
  { workspaceId, platform, connectionId, reason, revision }: Report,
): Promise<boolean> {
  const connections = await deps.stores.connections.list(workspaceId, platform);
  const connection = connectionId ? connections.find(({ id }) => id === connectionId) : connections[0];
  if (connection?.status !== 'connected') return true;
  if (connection.revision !== revision) return false;
  if (await mayGoOn(deps, connection)) return false;
  return loseConnection(deps, connection, reason);
}

/**
 * Tokens that are bound to a key end before their time, with each renewal, or when their server makes new keys: whether the
 * session goes on, its renewal alone tells.
 */
async function mayGoOn(deps: Deps, connection: Connected): Promise<boolean> {
  const { proofKey, refreshToken } = connection.grant;
  if (!proofKey || refreshToken === null) return false;
  const { failure } = await renewNow(deps, connection);
  return !isOver(connection, failure);
}
