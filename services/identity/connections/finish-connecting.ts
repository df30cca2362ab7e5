import type { ConnectReason } from '@carillon/contracts/domain/connect-outcome.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { isAtLeast, type Role } from '@carillon/contracts/domain/roles.ts';
import { type Text, toText } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Issuer } from '@carillon/social/capabilities/connect.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { openVerifier } from '../crypto/seal-tokens.ts';
import { hashOf } from '../crypto/secret.ts';
import type { Vault } from '../crypto/vault.ts';
import {
  type CallbackReply,
  type ConnectOutcome,
  isRefusal,
  outcomeOf,
  wordsOf,
} from '../domain/callback-reply.ts';
import { type OauthState, redirectUriOf, type StateFault, stateFault } from '../domain/oauth-state.ts';
import { connectedTargets, endedAgain } from '../domain/sentences.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { OauthStateStore } from '../stores/oauth-states.ts';
import type { RevocationStore } from '../stores/revocations.ts';
import type { Connections } from './connections.ts';
import { consentingOf, consentOf } from './consent-of.ts';
import { differsFromMeant } from './other-than-meant.ts';
import { takeGrant } from './take-grant.ts';

interface Deps {
  readonly stores: {
    readonly states: OauthStateStore;
    readonly connections: ConnectionStore;
    readonly revocations: RevocationStore;
  };
  readonly connections: Pick<Connections, 'networks' | 'quotas'>;
  readonly vault: Vault;
  readonly relay: Pick<Relay, 'nudge'>;
  readonly settings: { readonly callbackUrl: string };
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
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
 * Handles the browser's return from a network. An account that is already connected is renewed; another account is
 * added next to it. The old connection stays until the new one is complete.
 */
export async function finishConnecting(
  deps: Deps,
  caller: Caller,
  reply: CallbackReply,
): Promise<ConnectOutcome> {
  const { userId, workspaceId, sessionId, platform, address } = caller;
  const logOutcome = (outcome: 'success' | 'failure', detail: { reason: string } | { connection: string }) =>
    deps.telemetry.securityLog.tell({
      event: outcome === 'success' ? 'connection.made' : 'connection.refused',
      outcome,
      userId,
      workspaceId,
      sessionId,
      address,
      detail: { platform, ...detail },
    });
  const danger = (reason: ConnectReason, logged: string, more?: string | Text): ConnectOutcome => {
    logOutcome('failure', { reason: logged });
    return outcomeOf(reason, platform, more);
  };
  const state = reply.state ? await deps.stores.states.consume(hashOf(reply.state)) : null;
  const fault = stateFault(state, caller, deps.clock());
  if (!state || fault) return danger(STATE_REASONS[fault ?? 'unknown'], `state ${fault ?? 'unknown'}`);
  // The network was asked for an owner; the role may have changed since.
  if (!isAtLeast(caller.role, 'owner')) return danger('not_owner', 'role');
  if (reply.way !== wayOf(deps, state)) return danger('other_network', 'way back');
  if (!isFrom(await issuerOf(deps, state), reply)) return danger('other_issuer', 'issuer');
  if (isRefusal(reply)) return danger('denied', 'not allowed');
  if (reply.error) return danger('refused', 'error of the network', wordsOf(reply));
  if (!reply.code) return danger('no_code', 'no code');
  try {
    const grant = await consentOf(deps, platform).exchangeCode({
      code: reply.code,
      redirectUri: redirectUriOf(deps.settings, platform),
      server: state.server ?? undefined,
      verifier: state.verifier === null ? undefined : openVerifier(deps.vault, state, state.verifier),
    });
    const connected = await takeGrant(deps, { workspaceId, platform }, grant);
    const { id, targets } = connected;
    if (targets.length === 0) return danger('no_targets', 'no target');
    logOutcome('success', { connection: id });
    const other = await differsFromMeant(deps, state.connectionId, connected);
    if (other) return outcomeOf('other_account', platform, other);
    return outcomeOf('connected', platform, connectedTargets(platform, targets));
  } catch (error) {
    if (isPlanLimit(error)) return danger('plan_limit', 'plan', toText(error.words));
    if (error instanceof SocialError)
      return danger('refused', error.code ?? error.kind, wordsFor(deps, platform, error));
    logOutcome('failure', { reason: 'unforeseen' });
    throw error;
  }
}

/** A new token is rejected only if it was revoked at once: by a pending revocation of ours, or by the user there. */
const wordsFor = (
  { connections: { networks } }: Pick<Deps, 'connections'>,
  platform: PlatformName,
  error: SocialError,
): Text =>
  error.kind === 'reconnect' && error.networkMessage && networks[platform].connect?.revoke
    ? endedAgain(platform)
    : toText(error.words);

const isPlanLimit = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'plan_limit';

const STATE_REASONS: Record<StateFault, ConnectReason> = {
  unknown: 'state_unknown',
  expired: 'expired',
  elsewhere: 'other_session',
  'other-workspace': 'other_workspace',
  'other-network': 'other_network',
};

/** If a network has many servers, a code must come back through its own server's return address. */
const wayOf = (
  { connections: { networks } }: Pick<Deps, 'connections'>,
  { platform, server }: OauthState,
): string | undefined => {
  return server === null ? undefined : consentingOf(networks[platform])?.wayOf?.(server);
};

/** Returns the issuer that may answer. Null if the network doesn't say. */
const issuerOf = async (
  { connections: { networks } }: Pick<Deps, 'connections'>,
  { platform, server }: OauthState,
): Promise<Issuer | null> => {
  const { issuer, issuerOf: nameOf } = consentingOf(networks[platform]) ?? {};
  if (server !== null && nameOf) return nameOf(server);
  return issuer === undefined ? null : { name: issuer, isAlwaysNamed: false };
};

/** One server's answer must not be taken for another's (RFC 9207, section 2.4). */
const isFrom = (issuer: Issuer | null, { iss }: CallbackReply): boolean =>
  iss === undefined ? !issuer?.isAlwaysNamed : iss === issuer?.name;
