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
import type { ConnectionStore } from '../stores/connections.ts';

interface Deps {
  readonly stores: { readonly connections: Pick<ConnectionStore, 'list'> };
  clock(): Date;
}

/** Which page, account or profile of which workspace. */
export interface TargetQuery {
  readonly workspaceId: string;
  readonly platform: PlatformName;
  /** Null for the profile of the account that was connected first, where a network has profiles. */
  readonly targetId: string | null;
}

export interface FoundTarget {
  readonly connection: Connected;
  readonly target: SealedTarget;
}

/**
 * Finds a target that the workspace has connected, and the login that has it. If several logins have it, returns a
 * working one.
 * @throws AppError `not_connected` without such a connection, `not_found` if no login there has the target
 */
export async function findTarget(deps: Deps, query: TargetQuery): Promise<FoundTarget> {
  const connections = await deps.stores.connections.list(query.workspaceId, query.platform);
  const connected = connections.filter((one) => one.status === 'connected');
  if (connected.length === 0) throw noneConnected(connections, query.platform);
  const targets =
    query.targetId === null ? firstProfile(connections, query) : findNamed(connected, query.targetId);
  const best = targets.find(({ connection }) => isAlive(connection, deps.clock())) ?? targets[0];
  if (best) return best;
  throw missing(connections, query);
}

/** Works like `findTarget`, for accepting a post: it also refuses a connection that has expired or can't be opened. */
export async function checkTarget(
  deps: Deps & { readonly vault: Vault },
  query: TargetQuery,
): Promise<FoundTarget> {
  const match = await findTarget(deps, query);
  const { connection, target } = match;
  if (!isAlive(connection, deps.clock()))
    throw new AppError('not_connected', { message: connectionIsLost(query.platform) });
  if (!canOpen(deps.vault, connection, [target]))
    throw new AppError('not_connected', { message: connectionIsSealed(query.platform) });
  return match;
}

const findNamed = (connected: readonly Connected[], targetId: string): FoundTarget[] =>
  connected.flatMap((connection) => {
    const target = connection.targets.find(({ id }) => id === targetId);
    return target ? [{ connection, target }] : [];
  });

/** The first account's, whether it is alive or not: what is meant for it must not land on the next one. */
function firstProfile([first]: readonly Connection[], { platform }: TargetQuery): FoundTarget[] {
  if (PLATFORMS[platform].needsPage) return [];
  if (first?.status !== 'connected')
    throw new AppError('not_connected', { message: connectionIsLost(platform) });
  const [target] = first.targets;
  return target ? [{ connection: first, target }] : [];
}

const noneConnected = ({ length }: readonly Connection[], platform: PlatformName): AppError =>
  new AppError('not_connected', {
    message: length > 0 ? connectionIsLost(platform) : notConnected(platform),
  });

function missing(connections: readonly Connection[], { platform, targetId }: TargetQuery): AppError {
  if (targetId === null) return new AppError('not_found', { message: chooseTarget(platform) });
  // Connections lost before targets were stored may have had any target.
  const mayHaveHad = ({ status, targets }: Connection) =>
    status === 'lost' && (targets.length === 0 || targets.some(({ id }) => id === targetId));
  return connections.some(mayHaveHad)
    ? new AppError('not_connected', { message: connectionIsLost(platform) })
    : new AppError('not_found', { message: notYourTarget(platform, targetId) });
}
