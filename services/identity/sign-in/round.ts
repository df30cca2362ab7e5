import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import { hashOf } from '../crypto/secret.ts';
import { signInRedirectUri } from '../domain/sign-in.ts';
import type { Round } from './provider.ts';

/**
 * Returns the values that identify one way to a provider and back. Nonce and verifier are derived from the browser's
 * cookie, which no address contains, and so need not be stored.
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
