import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { VaultError } from '../crypto/vault.ts';
import type { Connected } from '../domain/connection.ts';
import { isJustRenewed } from '../domain/freshness.ts';
import { loseConnection } from './lose-connection.ts';
import { isRefused, type Renewal, renewNow } from './renew-connection.ts';

interface Report {
  readonly workspaceId: string;
  readonly platform: PlatformName;
  /** Left out by services of earlier versions, which knew one account of a network. */
  readonly connectionId: string | undefined;
  readonly reason: string | Text;
  /** Only if the tokens are still those. */
  readonly revision: number;
}

type Deps = Parameters<typeof loseConnection>[0] & Parameters<typeof renewNow>[0];

/**
 * Handles a service's report that a network rejected a token. A renewable token is renewed at once. It is lost if the
 * network rejects that too, or if it rejects a token renewed just now. While the network can't be reached, the
 * connection stays.
 * @returns whether its connection is lost; false if a newer one has replaced it
 */
export async function reportLoss(
  deps: Deps,
  { workspaceId, platform, connectionId, reason, revision }: Report,
): Promise<boolean> {
  const connections = await deps.stores.connections.list(workspaceId, platform);
  const connection = connectionId ? connections.find(({ id }) => id === connectionId) : connections[0];
  if (connection?.status !== 'connected') return true;
  if (connection.revision !== revision) return false;
  if (connection.grant.refreshToken === null || isJustRenewed(connection, deps.clock()))
    return loseConnection(deps, connection, reason);
  const renewal = await renewIfPresent(deps, connection);
  if (!renewal) return true;
  const { connection: now, failure } = renewal;
  if (isRefused(failure)) return loseConnection(deps, now, failure.words);
  if (failure instanceof VaultError || (failure === null && now.revision === revision))
    return loseConnection(deps, connection, reason);
  return false;
}

/** Null where the connection is lost, or removed, by now. */
async function renewIfPresent(deps: Deps, connection: Connected): Promise<Renewal | null> {
  try {
    return await renewNow(deps, connection);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_connected') return null;
    throw error;
  }
}
