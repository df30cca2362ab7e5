import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import { persistently } from '@carillon/kit/persistently.ts';
import type { Connect, Grant, Target } from '@carillon/social/capabilities/connect.ts';
import { capabilityOf } from '@carillon/social/capability-of.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { sealGrant, sealTargets } from '../crypto/seal-tokens.ts';
import type { Vault } from '../crypto/vault.ts';
import type { NewConnection } from '../domain/connection.ts';
import { stateExpiry } from '../domain/oauth-state.ts';
import { stillEnding } from '../domain/sentences.ts';
import { connectionIdOf } from '../stores/connection-id.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { RevocationStore } from '../stores/revocations.ts';
import { connectionEvent } from './connection-event.ts';
import type { Connections } from './connections.ts';
import { noteRevocation } from './note-revocation.ts';

interface Deps {
  readonly stores: { readonly connections: ConnectionStore; readonly revocations: RevocationStore };
  readonly connections: Pick<Connections, 'networks' | 'quotas'>;
  readonly vault: Vault;
  readonly relay: Pick<Relay, 'nudge'>;
  clock(): Date;
}

/** The connection's ID, its account's name, and its current targets. Without any, nothing is connected. */
export interface TakenGrant {
  readonly id: string;
  readonly name: string;
  readonly targets: readonly Target[];
}

/**
 * Connects the account of a new grant. An existing connection stays unless the new one is complete.
 * @throws AppError `plan_limit` for an account that the plan has no room for; SocialError
 */
export async function takeGrant(
  deps: Deps,
  owner: { readonly workspaceId: string; readonly platform: PlatformName },
  grant: Grant,
): Promise<TakenGrant> {
  const { vault } = deps;
  const { networks, quotas } = deps.connections;
  const { workspaceId, platform } = owner;
  const network = capabilityOf(networks[platform], 'connect');
  const { id: accountId, name, picture } = await network.account(grant.access);
  // An account that keeps its ID when it moves is one connection on any server.
  const server = (network.idsByServer && grant.access.server) || null;
  const id = connectionIdOf({ ...owner, server, accountId });
  const account = { id, ...owner, server, account: { id: accountId, name, picture } };
  const quota = { workspaceId, id };
  try {
    await quotas.reserve(quota, ['accounts']);
  } catch (error) {
    // The user has allowed something that nobody stores.
    const release = await noteRevocation(deps, { ...account, grant: sealGrant(vault, owner, grant) });
    await release();
    throw error;
  }
  try {
    const targets = await keep(deps, network, account, grant);
    if (targets.length > 0) quotas.commit(quota, { accounts: null });
    else quotas.release(quota, ['accounts']);
    return { id, name, targets };
  } catch (error) {
    quotas.release(quota, ['accounts']);
    throw error;
  }
}

async function keep(
  { stores, vault, relay, clock }: Deps,
  network: Connect,
  account: Omit<NewConnection, 'limits' | 'grant' | 'targets'>,
  grant: Grant,
): Promise<readonly Target[]> {
  const pending = { app: network.app, accountId: account.account.id };
  const ending = () =>
    new SocialError(stillEnding(account.platform), { kind: 'transient', code: 'revoking' });
  // Uses the token once more after nothing can end it, so no token is stored that ended meanwhile.
  if (!(await stores.revocations.hold(pending, clock(), stateExpiry(clock())))) throw ending();
  const targets = await network.targets(grant.access);
  if (targets.length === 0) return targets;
  const limits = (await network.limits?.(grant.access)) ?? null;
  if (!(await stores.revocations.cancel(pending, clock()))) throw ending();
  const connection = {
    ...account,
    limits,
    grant: sealGrant(vault, account, grant),
    targets: sealTargets(vault, account, targets),
  };
  const event = connectionEvent(connection, { status: 'connected' }, clock());
  // The code is used up. Written twice after a lost reply, it is the same connection, and the same event.
  await persistently(() => stores.connections.connect(connection, clock(), event));
  relay.nudge();
  return targets;
}
