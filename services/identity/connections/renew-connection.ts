import { AppError } from '@carillon/kit/errors.ts';
import { persistently } from '@carillon/kit/persistently.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Connect, Grant } from '@carillon/social/capabilities/connect.ts';
import { capabilityOf } from '@carillon/social/capability-of.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { openGrant, sealGrant, sealTargets } from '../crypto/seal-tokens.ts';
import type { Vault } from '../crypto/vault.ts';
import type { Connected, SealedGrant } from '../domain/connection.ts';
import { isDueToRenew } from '../domain/freshness.ts';
import { connectionIsLost, notConnected } from '../domain/sentences.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { Connections } from './connections.ts';

interface Deps {
  readonly stores: { readonly connections: ConnectionStore };
  readonly connections: Pick<Connections, 'networks'>;
  readonly vault: Vault;
  readonly telemetry: Pick<Telemetry, 'log'>;
  clock(): Date;
}

/** How long a renewal belongs to the process that began it; also the pause after a failed one. */
const CLAIM_MS = 2 * 60_000;

/** The renewed connection, and the error if it couldn't be renewed. */
export interface Renewal {
  readonly connection: Connected;
  readonly failure: unknown;
}

/** Renews a connection that is about to run out. One process asks the network; the others go on with what there is. */
export async function renewConnection(deps: Deps, connection: Connected): Promise<Renewal> {
  const { connect } = deps.connections.networks[connection.platform];
  const { grant } = connection;
  const withinMs = grant.proofKey ? connect?.renewProvenWithinMs : connect?.renewWithinMs;
  if (!isDueToRenew(grant, deps.clock(), withinMs)) return { connection, failure: null };
  return renewNow(deps, connection);
}

/** Renews a connection, whenever it runs out. One process of all asks the network. */
export async function renewNow(deps: Deps, connection: Connected): Promise<Renewal> {
  const { stores, vault, clock } = deps;
  const { networks } = deps.connections;
  const { log } = deps.telemetry;
  const now = clock();
  const until = new Date(now.getTime() + CLAIM_MS);
  if (!(await stores.connections.claimRenewal(connection, now, until)))
    return latest(
      deps,
      connection,
      new Error('another call is renewing this connection, or has just tried to'),
    );
  try {
    const network = capabilityOf(networks[connection.platform], 'connect');
    const grant = await network.refresh(openGrant(vault, connection));
    if (!grant) return { connection, failure: null };
    const renewed = await keepGrant(deps, connection, sealGrant(vault, connection, grant));
    // Connected again meanwhile.
    if (!renewed) return await latest(deps, connection, null);
    const refusal = await renewTargets(deps, network, renewed, grant);
    return refusal ? { connection: renewed, failure: refusal } : await latest(deps, renewed, null);
  } catch (failure) {
    // Disconnected, lost or suspended meanwhile.
    if (failure instanceof AppError) throw failure;
    log.warn({ err: failure, ...namesOf(connection) }, 'a connection could not be renewed');
    return { connection, failure };
  }
}

/**
 * The network may have ended the old tokens, so nothing is asked before the new ones are stored.
 * @returns the connection as it was written; null when it was changed meanwhile
 */
async function keepGrant(deps: Deps, connection: Connected, grant: SealedGrant): Promise<Connected | null> {
  const renewedAt = deps.clock();
  const { connections } = deps.stores;
  const renewed = { ...connection, grant, renewedAt, revision: connection.revision + 1 };
  if (await persistently(() => connections.renewGrant(connection, grant, renewedAt))) return renewed;
  // Written again after a lost reply, it changes nothing. No two seals are alike.
  const { connection: now } = await latest(deps, connection, null);
  return now.grant.accessToken === grant.accessToken ? now : null;
}

/**
 * Pages have separate tokens from the old grant; they are replaced with the new grant's if possible.
 * @returns the network's answer if it rejects the new grant too
 */
async function renewTargets(
  { stores, vault, telemetry: { log } }: Deps,
  network: Connect,
  connection: Connected,
  grant: Grant,
): Promise<SocialError | null> {
  try {
    const targets = sealTargets(vault, connection, await network.targets(grant.access));
    await stores.connections.renewTargets(connection, targets);
  } catch (err) {
    if (isRefused(err)) return err;
    log.warn({ err, ...namesOf(connection) }, 'the targets of a renewed connection could not be listed');
  }
  return null;
}

async function latest(
  { stores }: Deps,
  { id, platform }: Connected,
  failure: Error | null,
): Promise<Renewal> {
  const connection = await stores.connections.find(id);
  if (connection?.status === 'connected') return { connection, failure };
  const message = connection ? connectionIsLost(platform) : notConnected(platform);
  throw new AppError('not_connected', { message });
}

/** The network accepts the connection no longer, rather than that it can't be asked now. */
export const isRefused = (failure: unknown): failure is SocialError =>
  failure instanceof SocialError && failure.kind === 'reconnect';

const namesOf = ({ id, workspaceId, platform }: Connected) => ({ connectionId: id, workspaceId, platform });
