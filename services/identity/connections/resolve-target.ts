import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Access } from '@carillon/social/capabilities/access.ts';
import { openAccessFor } from '../crypto/seal-tokens.ts';
import { type Vault, VaultError } from '../crypto/vault.ts';
import type { Connected, SealedTarget } from '../domain/connection.ts';
import { isUsable } from '../domain/freshness.ts';
import {
  connectionExpired,
  connectionIsLost,
  connectionIsSealed,
  notYourTarget,
} from '../domain/sentences.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { Connections } from './connections.ts';
import { findTarget, type TargetQuery } from './find-target.ts';
import { loseConnection } from './lose-connection.ts';
import { isRefused, renewConnection } from './renew-connection.ts';

interface Deps {
  readonly stores: { readonly connections: ConnectionStore };
  readonly connections: Pick<Connections, 'networks'>;
  readonly vault: Vault;
  readonly relay: Pick<Relay, 'nudge'>;
  readonly telemetry: Pick<Telemetry, 'securityLog' | 'log'>;
  clock(): Date;
}

export interface ResolvedTarget {
  /** The login that the token comes from. */
  readonly connectionId: string;
  readonly access: Access;
  readonly id: string;
  readonly name: string;
  readonly revision: number;
}

/**
 * A token for one target of a workspace's, renewed in time.
 * @throws AppError `not_connected`, `not_found`, `account_closed`, or `network_unavailable` when only renewing could help and it failed
 */
export async function resolveTarget(deps: Deps, query: TargetQuery): Promise<ResolvedTarget> {
  const foundTarget = await findTarget(deps, query).catch((error) => refuseClosed(deps, query, error));
  const { connection, failure } = await renewConnection(deps, foundTarget.connection);
  // The network's new list may lack the target.
  const target = connection.targets.find(({ id }) => id === foundTarget.target.id);
  if (!target)
    throw new AppError('not_found', { message: notYourTarget(query.platform, foundTarget.target.id) });
  if (isOver(connection, failure) || !isUsable(connection.grant, target, deps.clock()))
    await refuse(deps, connection, failure);
  const access = await openAccess(deps, connection, target);
  const { id: connectionId, revision } = connection;
  return { connectionId, access, id: target.id, name: target.name, revision };
}

/** A closed account's connections can't be used. Tells the worker why. */
async function refuseClosed(
  { stores }: Deps,
  { workspaceId, platform }: TargetQuery,
  error: unknown,
): Promise<never> {
  if (await stores.connections.isSuspended(workspaceId, platform))
    throw new AppError('account_closed', { cause: error });
  throw error;
}

async function openAccess(deps: Deps, connection: Connected, target: SealedTarget): Promise<Access> {
  try {
    return openAccessFor(deps.vault, connection, target);
  } catch (error) {
    return refuse(deps, connection, error);
  }
}

/** Where the session is refused its renewal, its token is dead too: its server ends both together. */
export const isOver = ({ grant }: Connected, failure: unknown): boolean =>
  Boolean(grant.proofKey) && isRefused(failure);

/** It can't be opened, or has run out: for good, or until the network can be asked again. */
async function refuse(deps: Deps, connection: Connected, failure: unknown): Promise<never> {
  const { workspaceId, platform } = connection;
  if (failure instanceof VaultError) {
    deps.telemetry.log.error(
      { err: failure, connectionId: connection.id, workspaceId, platform },
      'the tokens of a connection can not be opened: it is lost',
    );
    const message = connectionIsSealed(platform);
    await loseConnection(deps, connection, message);
    throw new AppError('not_connected', { message, cause: failure });
  }
  const isRefusal = isRefused(failure);
  if (failure !== null && !isRefusal)
    throw new AppError('network_unavailable', {
      message: text`Carillon couldn’t ask ${{ network: labelOf(platform) }} to renew the connection. Try again in a moment.`,
      cause: failure,
    });
  const reason = isRefusal ? failure.words : connectionExpired(platform);
  await loseConnection(deps, connection, reason);
  throw new AppError('not_connected', { message: connectionIsLost(platform) });
}
