import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { sealVerifier } from '../crypto/seal-tokens.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import type { Vault } from '../crypto/vault.ts';
import { redirectUriOf, stateExpiry } from '../domain/oauth-state.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { OauthStateStore } from '../stores/oauth-states.ts';
import type { RevocationStore } from '../stores/revocations.ts';
import { askForRoom } from './ask-for-room.ts';
import type { Connections } from './connections.ts';
import { consentOf } from './consent-of.ts';
import { throwRefusal } from './throw-refusal.ts';

interface Deps {
  readonly stores: {
    readonly states: OauthStateStore;
    readonly connections: Pick<ConnectionStore, 'list'>;
    readonly revocations: Pick<RevocationStore, 'holdAll'>;
  };
  readonly connections: Pick<Connections, 'networks' | 'quotas'>;
  readonly vault: Vault;
  readonly settings: { readonly callbackUrl: string };
  clock(): Date;
}

interface Input {
  readonly userId: string;
  readonly workspaceId: string;
  readonly sessionId: string;
  readonly platform: PlatformName;
  /** Whether it may be for an account that is connected: then a full plan is no reason to refuse before the account is known. */
  readonly mayRenew: boolean;
  /** The connection that the user wants to renew. */
  readonly connectionId?: string;
  /** The server that the user named, for a network of many. */
  readonly server?: string | undefined;
  /** The account that the user named, where that says which server to ask. */
  readonly identifier?: string | undefined;
}

/**
 * Where to send the browser for consent.
 * @throws AppError `network_not_set_up`, `plan_limit`, `connection_refused`, `network_unavailable`
 */
export async function startConnecting(
  { stores, connections, vault, settings, clock }: Deps,
  input: Input,
): Promise<string> {
  const { userId, workspaceId, sessionId, platform, mayRenew, connectionId = null } = input;
  const connect = consentOf({ connections }, platform);
  if (!mayRenew || (await stores.connections.list(workspaceId, platform)).length === 0)
    await askForRoom(connections.quotas, workspaceId);
  const state = newSecret();
  const redirectUri = redirectUriOf(settings, platform);
  const {
    url,
    server = null,
    verifier,
  } = await connect
    .begin({ state, redirectUri, server: input.server, identifier: input.identifier })
    .catch(throwRefusal);
  const expiresAt = stateExpiry(clock());
  await stores.states.create({
    hash: hashOf(state),
    userId,
    workspaceId,
    sessionId,
    platform,
    connectionId,
    server,
    expiresAt,
    verifier: verifier === undefined ? null : sealVerifier(vault, input, verifier),
  });
  // A grant that the workspace gave up earlier may be the one that the user is about to allow, and revoking it then
  // would end that.
  await stores.revocations.holdAll({ app: connect.app, workspaceId }, expiresAt);
  return url;
}
