import { notSetUp } from '@carillon/contracts/domain/network-settings.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Quotas } from '@carillon/kit/plan/quotas.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { redirectUriOf, stateExpiry } from '../domain/oauth-state.ts';
import type { ConnectionStore } from '../stores/connections.ts';
import type { OauthStateStore } from '../stores/oauth-states.ts';
import type { RevocationStore } from '../stores/revocations.ts';

interface Deps {
  readonly stores: {
    readonly states: OauthStateStore;
    readonly connections: Pick<ConnectionStore, 'list'>;
    readonly revocations: Pick<RevocationStore, 'holdAll'>;
  };
  readonly networks: SocialNetworks;
  readonly quotas: Quotas;
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
  /** The one that the user means to make again. */
  readonly connectionId?: string;
  /** What the network asks for before. */
  readonly input?: Readonly<Record<string, string>>;
}

/** Of what is asked for before the account is known. */
const ANY_ACCOUNT = 'new account';

/**
 * Where to send the browser for consent.
 * @throws AppError `network_not_set_up`, `plan_limit`
 */
export async function startConnecting(
  { stores, networks, quotas, settings, clock }: Deps,
  input: Input,
): Promise<string> {
  const { platform, workspaceId, mayRenew } = input;
  const { connect } = networks[platform];
  if (!connect) throw new AppError('network_not_set_up', { message: `${notSetUp(platform)}.` });
  if (!mayRenew || (await stores.connections.list(workspaceId, platform)).length === 0)
    await askForRoom(quotas, workspaceId);
  const state = newSecret();
  const expiresAt = stateExpiry(clock());
  const { userId, sessionId, connectionId = null, input: given = {} } = input;
  const begun = { userId, workspaceId, sessionId, platform, connectionId };
  await stores.states.create({ ...begun, hash: hashOf(state), expiresAt });
  // What the workspace let go of before may be what the user is about to allow: giving it back then would end that.
  await stores.revocations.holdAll({ app: connect.app, workspaceId }, expiresAt);
  return connect.authorizeUrl({ state, redirectUri: redirectUriOf(settings, platform), input: given });
}

/** It is reserved for good once the account is known. @throws AppError `plan_limit` */
async function askForRoom(quotas: Quotas, workspaceId: string): Promise<void> {
  const user = { workspaceId, id: ANY_ACCOUNT };
  await quotas.reserve(user, ['accounts']);
  quotas.release(user, ['accounts']);
}
