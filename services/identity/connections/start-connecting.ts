import { notSetUp } from '@carillon/contracts/domain/network-settings.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Quotas } from '@carillon/kit/plan/quotas.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { redirectUriOf, stateExpiry } from '../domain/oauth-state.ts';
import type { OauthStateStore } from '../stores/oauth-states.ts';

interface Deps {
  readonly stores: { readonly states: OauthStateStore };
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
  await stores.states.create({ ...input, hash: hashOf(state), expiresAt: stateExpiry(clock()) });
  return connect.authorizeUrl({ state, redirectUri: redirectUriOf(settings, platform) });
}
