import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { canOpen } from '../crypto/seal-tokens.ts';
import type { Vault } from '../crypto/vault.ts';
import type { Connected, Connection, SealedTarget } from '../domain/connection.ts';
import { isAlive } from '../domain/freshness.ts';
import {
  chooseTarget,
  connectionIsLost,
  connectionIsSealed,
  notConnected,
  notYourTarget,
} from '../domain/sentences.ts';
import { targetOf } from '../domain/target.ts';
import type { ConnectionStore } from '../stores/connections.ts';

interface Deps {
  readonly stores: { readonly connections: ConnectionStore };
  clock(): Date;
}

/** Which page or account of which workspace. */
export interface TargetQuery {
  readonly workspaceId: string;
  readonly platform: PlatformName;
  readonly pageId: string | null;
}

export interface FoundTarget {
  readonly connection: Connected;
  readonly target: SealedTarget;
}

/**
 * A target that the workspace has connected.
 * @throws AppError `not_connected` without a connection, `not_found` when the page is not among the connection's own
 */
export async function findTarget(deps: Deps, query: TargetQuery): Promise<FoundTarget> {
  const connection = connectedOnly(
    await deps.stores.connections.find(query.workspaceId, query.platform),
    query.platform,
  );
  return { connection, target: ownTarget(connection, query.pageId) };
}

/** As `findTarget`, for accepting a post: a connection that has run out, or can't be opened, is refused too. */
export async function checkTarget(
  deps: Deps & { readonly vault: Vault },
  query: TargetQuery,
): Promise<SealedTarget> {
  const { connection, target } = await findTarget(deps, query);
  if (!isAlive(connection, deps.clock()))
    throw new AppError('not_connected', { message: connectionIsLost(query.platform) });
  if (!canOpen(deps.vault, connection))
    throw new AppError('not_connected', { message: connectionIsSealed(query.platform) });
  return target;
}

export function connectedOnly(connection: Connection | null, platform: PlatformName): Connected {
  if (connection?.status === 'connected') return connection;
  throw new AppError('not_connected', {
    message: connection ? connectionIsLost(platform) : notConnected(platform),
  });
}

export function ownTarget(connection: Connected, pageId: string | null): SealedTarget {
  const target = targetOf(connection, pageId);
  if (target) return target;
  const { platform } = connection;
  const isMissing = pageId === null && PLATFORMS[platform].needsPage;
  const message = isMissing ? chooseTarget(platform) : notYourTarget(platform);
  throw new AppError('not_found', { message });
}
