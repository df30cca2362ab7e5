import { notSetUp } from '@carillon/contracts/domain/network-settings.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Quotas } from '@carillon/kit/plan/quotas.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { redirectUriOf, stateExpiry } from '../domain/oauth-state.ts';
import type { OauthStateStore } from '../stores/oauth-states.ts';
import type { RevocationStore } from '../stores/revocations.ts';

interface Deps {
  readonly stores: {
    readonly states: OauthStateStore;
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
}

/**
 * Where to send the browser for consent.
 * @throws AppError `network_not_set_up`, `plan_limit`
 */
export async function startConnecting(
  { stores, networks, quotas, settings, clock }: Deps,
  input: Input,
): Promise<string> {
  const { platform, workspaceId } = input;
  const { connect } = networks[platform];
  if (!connect) throw new AppError('network_not_set_up', { message: `${notSetUp(platform)}.` });
  await quotas.reserve({ workspaceId, id: platform }, ['accounts']);
  const state = newSecret();
  const expiresAt = stateExpiry(clock());
  await stores.states.create({ ...input, hash: hashOf(state), expiresAt });
  // What the workspace let go of before may be what the user is about to allow: giving it back then would end that.
  await stores.revocations.holdAll({ app: connect.app, workspaceId }, expiresAt);
  return connect.authorizeUrl({ state, redirectUri: redirectUriOf(settings, platform) });
}
