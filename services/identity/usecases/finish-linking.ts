import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import { persistently } from '@carillon/kit/persistently.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import type { SocialNetwork } from '@carillon/social/network.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import { sealGrant, sealTargets } from '../crypto/seal-tokens.ts';
import { hashOf } from '../crypto/secret.ts';
import type { Vault } from '../crypto/vault.ts';
import { isRefusal, type LinkingOutcome, type LinkingReply, wordsOf } from '../domain/linking-reply.ts';
import { redirectUriOf, stateFault } from '../domain/oauth-state.ts';
import {
  linked,
  linkingFailed,
  NOTHING_TO_PUBLISH_TO,
  notAllowed,
  STATE_FAULTS,
  WRONG_ISSUER,
} from '../domain/sentences.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { OauthStateStore } from '../stores/oauth-states.ts';

interface Deps {
  readonly stores: { readonly states: OauthStateStore; readonly connections: ConnectionStore };
  readonly networks: Record<PlatformName, SocialNetwork>;
  readonly vault: Vault;
  readonly relay: Pick<Relay, 'nudge'>;
  readonly settings: { readonly callbackUrl: string };
  readonly securityLog: SecurityLog;
  clock(): Date;
}

interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  /** Whose way back the browser came. */
  readonly platform: PlatformName;
  /** Where the browser is. */
  readonly address: string;
}

/** Takes up what a network sent the browser back with. A link that was there stays unless the new one is whole. */
export async function finishLinking(
  deps: Deps,
  caller: Caller,
  reply: LinkingReply,
): Promise<LinkingOutcome> {
  const { userId, sessionId, platform, address } = caller;
  const tell = (outcome: 'success' | 'failure', reason?: string) =>
    deps.securityLog.tell({
      event: outcome === 'success' ? 'connection.made' : 'connection.refused',
      ...{ outcome, userId, sessionId, address },
      detail: { platform, ...(reason && { reason }) },
    });
  const danger = (message: string, reason: string): LinkingOutcome => {
    tell('failure', reason);
    return { status: 'danger', message };
  };
  const state = reply.state ? await deps.stores.states.consume(hashOf(reply.state)) : null;
  const fault = stateFault(state, caller, deps.clock());
  if (!state || fault) return danger(STATE_FAULTS[fault ?? 'unknown'], `state ${fault ?? 'unknown'}`);
  if (reply.iss !== undefined && reply.iss !== deps.networks[platform].issuer)
    return danger(WRONG_ISSUER, 'issuer');
  if (isRefusal(reply)) return danger(notAllowed(platform), 'not allowed');
  if (reply.error) return danger(linkingFailed(wordsOf(reply)), 'error of the network');
  if (!reply.code)
    return danger(linkingFailed(`${labelOf(platform)} sent no code. Connect again.`), 'no code');
  try {
    const message = await link(deps, { userId, platform }, reply.code);
    if (message === null) return danger(NOTHING_TO_PUBLISH_TO[platform], 'no target');
    tell('success');
    return { status: 'success', message };
  } catch (error) {
    if (error instanceof SocialError) return danger(linkingFailed(error.message), error.code ?? error.kind);
    tell('failure', 'unforeseen');
    throw error;
  }
}

/** What the user is told; null when the account has nothing to publish to. */
async function link(
  { stores, networks, vault, relay, settings, clock }: Deps,
  owner: { readonly userId: string; readonly platform: PlatformName },
  code: string,
): Promise<string | null> {
  const { platform } = owner;
  const network = networks[platform];
  const grant = await network.exchangeCode({ code, redirectUri: redirectUriOf(settings, platform) });
  const [{ id, name, picture }, targets] = await Promise.all([
    network.account(grant.accessToken),
    network.targets(grant.accessToken),
  ]);
  if (targets.length === 0) return null;
  const newLink = {
    ...owner,
    account: { id, name, picture },
    grant: sealGrant(vault, owner, grant),
    targets: sealTargets(vault, owner, targets),
  };
  const event = makeEvent(
    connectionChanged,
    { user_id: owner.userId, platform, status: 'connected', reason: null },
    clock(),
  );
  // The code is used up. Written twice after a lost reply, it is the same link, and the same event.
  await persistently(() => stores.connections.link(newLink, event));
  relay.nudge();
  return linked(platform, targets);
}
