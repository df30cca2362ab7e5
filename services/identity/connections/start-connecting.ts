import { notSetUp } from '@carillon/contracts/domain/network-settings.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { redirectUriOf, stateExpiry } from '../domain/oauth-state.ts';
import type { OauthStateStore } from '../stores/oauth-states.ts';

interface Deps {
  readonly stores: { readonly states: OauthStateStore };
  readonly networks: SocialNetworks;
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
 * @throws AppError `network_not_set_up`
 */
export async function startConnecting(
  { stores, networks, settings, clock }: Deps,
  input: Input,
): Promise<string> {
  const { platform } = input;
  const { connect } = networks[platform];
  if (!connect) throw new AppError('network_not_set_up', { message: `${notSetUp(platform)}.` });
  const state = newSecret();
  await stores.states.create({ ...input, hash: hashOf(state), expiresAt: stateExpiry(clock()) });
  return connect.authorizeUrl({ state, redirectUri: redirectUriOf(settings, platform) });
}
