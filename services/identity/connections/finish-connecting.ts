import type { ConnectReason } from '@carillon/contracts/domain/connect-outcome.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { isAtLeast, type Role } from '@carillon/contracts/domain/roles.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import { persistently } from '@carillon/kit/persistently.ts';
import type { Quotas } from '@carillon/kit/plan/quotas.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import type { Connect, Grant, Target } from '@carillon/social/capabilities/connect.ts';
import { capabilityOf } from '@carillon/social/capability-of.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { sealGrant, sealTargets } from '../crypto/seal-tokens.ts';
import { hashOf } from '../crypto/secret.ts';
import type { Vault } from '../crypto/vault.ts';
import {
  type CallbackReply,
  type ConnectOutcome,
  isRefusal,
  outcomeOf,
  wordsOf,
} from '../domain/callback-reply.ts';
import type { NewConnection } from '../domain/connection.ts';
import { redirectUriOf, type StateFault, stateExpiry, stateFault } from '../domain/oauth-state.ts';
import { connectedTargets, endedAgain, stillEnding } from '../domain/sentences.ts';
import { connectionIdOf } from '../stores/connection-id.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { OauthStateStore } from '../stores/oauth-states.ts';
import type { RevocationStore } from '../stores/revocations.ts';
import { connectionEvent } from './connection-event.ts';
import { noteRevocation } from './note-revocation.ts';
import { otherThanMeant } from './other-than-meant.ts';

interface Deps {
  readonly stores: {
    readonly states: OauthStateStore;
    readonly connections: ConnectionStore;
    readonly revocations: RevocationStore;
  };
  readonly networks: SocialNetworks;
  readonly vault: Vault;
  readonly relay: Pick<Relay, 'nudge'>;
  readonly quotas: Quotas;
  readonly settings: { readonly callbackUrl: string };
  readonly securityLog: SecurityLog;
  clock(): Date;
}

interface Caller {
  readonly userId: string;
  readonly workspaceId: string;
  readonly role: Role;
  readonly sessionId: string;
  /** Whose way back the browser came. */
  readonly platform: PlatformName;
  /** Where the browser is. */
  readonly address: string;
}

/**
 * Takes up what a network sent the browser back with. An account that is connected already is renewed; another one is
 * connected beside it. What was there stays unless the new connection is whole.
 */
export async function finishConnecting(
  deps: Deps,
  caller: Caller,
  reply: CallbackReply,
): Promise<ConnectOutcome> {
  const { userId, workspaceId, sessionId, platform, address } = caller;
  const tell = (outcome: 'success' | 'failure', detail: { reason: string } | { connection: string }) =>
    deps.securityLog.tell({
      event: outcome === 'success' ? 'connection.made' : 'connection.refused',
      ...{ outcome, userId, workspaceId, sessionId, address },
      detail: { platform, ...detail },
    });
  const danger = (reason: ConnectReason, logged: string, more?: string): ConnectOutcome => {
    tell('failure', { reason: logged });
    return outcomeOf(reason, platform, more);
  };
  const state = reply.state ? await deps.stores.states.consume(hashOf(reply.state)) : null;
  const fault = stateFault(state, caller, deps.clock());
  if (!state || fault) return danger(STATE_REASONS[fault ?? 'unknown'], `state ${fault ?? 'unknown'}`);
  // The network was asked for an owner; the role may have changed since.
  if (!isAtLeast(caller.role, 'owner')) return danger('not_owner', 'role');
  if (reply.iss !== undefined && reply.iss !== deps.networks[platform].connect?.issuer)
    return danger('other_issuer', 'issuer');
  if (isRefusal(reply)) return danger('denied', 'not allowed');
  if (reply.error) return danger('refused', 'error of the network', wordsOf(reply));
  if (!reply.code) return danger('no_code', 'no code');
  try {
    const made = await connect(deps, { workspaceId, platform }, reply.code);
    const { id, targets } = made;
    if (targets.length === 0) return danger('no_targets', 'no target');
    tell('success', { connection: id });
    const other = await otherThanMeant(deps, state.connectionId, made);
    if (other) return outcomeOf('other_account', platform, other);
    return outcomeOf('connected', platform, connectedTargets(platform, targets));
  } catch (error) {
    if (isPlanLimit(error)) return danger('plan_limit', 'plan', error.message);
    if (error instanceof SocialError)
      return danger('refused', error.code ?? error.kind, wordsFor(deps, platform, error));
    tell('failure', { reason: 'unforeseen' });
    throw error;
  }
}

/** A new token is refused only where it was ended at once: by what was still to be given back, or by the user there. */
const wordsFor = (
  { networks }: Pick<Deps, 'networks'>,
  platform: PlatformName,
  error: SocialError,
): string =>
  error.kind === 'reconnect' && error.networkMessage && networks[platform].connect?.revoke
    ? endedAgain(platform)
    : error.message;

const isPlanLimit = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'plan_limit';

const STATE_REASONS: Record<StateFault, ConnectReason> = {
  unknown: 'state_unknown',
  expired: 'expired',
  elsewhere: 'other_session',
  'other-workspace': 'other_workspace',
  'other-network': 'other_network',
};

/** The connection's id, its account's name, and what can be published to now; without anything, nothing is connected. */
interface Made {
  readonly id: string;
  readonly name: string;
  readonly targets: readonly Target[];
}

/** @throws AppError `plan_limit` for an account that the plan has no room for */
async function connect(
  deps: Deps,
  owner: { readonly workspaceId: string; readonly platform: PlatformName },
  code: string,
): Promise<Made> {
  const { networks, quotas, settings, vault } = deps;
  const { workspaceId, platform } = owner;
  const network = capabilityOf(networks[platform], 'connect');
  const grant = await network.exchangeCode({ code, redirectUri: redirectUriOf(settings, platform) });
  const { id: accountId, name, picture } = await network.account(grant.access);
  const server = grant.access.server ?? null;
  const id = connectionIdOf({ ...owner, server, accountId });
  const account = { id, ...owner, server, account: { id: accountId, name, picture } };
  const quota = { workspaceId, id };
  try {
    await quotas.reserve(quota, ['accounts']);
  } catch (error) {
    // The user has allowed what nobody keeps.
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
  account: Omit<NewConnection, 'grant' | 'targets'>,
  grant: Grant,
): Promise<readonly Target[]> {
  const pending = { app: network.app, accountId: account.account.id };
  const ending = () =>
    new SocialError(stillEnding(account.platform), { kind: 'transient', code: 'revoking' });
  // The token is used once more after nothing can end it, so none is kept that was ended meanwhile.
  if (!(await stores.revocations.hold(pending, clock(), stateExpiry(clock())))) throw ending();
  const targets = await network.targets(grant.access);
  if (targets.length === 0) return targets;
  if (!(await stores.revocations.cancel(pending, clock()))) throw ending();
  const connection = {
    ...account,
    grant: sealGrant(vault, account, grant),
    targets: sealTargets(vault, account, targets),
  };
  const event = connectionEvent(connection, { status: 'connected' }, clock());
  // The code is used up. Written twice after a lost reply, it is the same connection, and the same event.
  await persistently(() => stores.connections.connect(connection, clock(), event));
  relay.nudge();
  return targets;
}
