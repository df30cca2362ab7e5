import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { SocialNetwork } from '@carillon/social/network.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { redirectUriOf, stateExpiry } from '../domain/oauth-state.ts';
import type { OauthStateStore } from '../stores/oauth-states.ts';

interface Deps {
  readonly stores: { readonly states: OauthStateStore };
  readonly networks: Record<PlatformName, Pick<SocialNetwork, 'authorizeUrl'>>;
  readonly settings: { readonly callbackUrl: string };
  clock(): Date;
}

interface Input {
  readonly userId: string;
  readonly workspaceId: string;
  readonly sessionId: string;
  readonly platform: PlatformName;
}

/** Where to send the browser for consent. */
export async function startConnecting(
  { stores, networks, settings, clock }: Deps,
  input: Input,
): Promise<string> {
  const state = newSecret();
  await stores.states.create({ ...input, hash: hashOf(state), expiresAt: stateExpiry(clock()) });
  return networks[input.platform].authorizeUrl({
    state,
    redirectUri: redirectUriOf(settings, input.platform),
  });
}
