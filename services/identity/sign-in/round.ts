import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import { hashOf } from '../crypto/secret.ts';
import { signInRedirectUri } from '../domain/sign-in.ts';
import type { Round } from './provider.ts';

/**
 * What one way to a provider and back is recognized by. Nonce and verifier are made of the browser's cookie, which no
 * address has in it, and so need not be kept.
 */
export const roundOf = (
  settings: { readonly callbackUrl: string },
  provider: SignInProviderId,
  { state, browser, askedSince }: Pick<Round, 'state' | 'askedSince'> & { readonly browser: string },
): Round => ({
  state,
  nonce: hashOf(`nonce ${browser} ${state}`),
  verifier: hashOf(`verifier ${browser} ${state}`),
  redirectUri: signInRedirectUri(settings, provider),
  askedSince,
});
