import { createFacebookProvider } from './facebook-provider.ts';
import { createOidcProvider } from './oidc-provider.ts';
import type { SignInProviders } from './provider.ts';
import type { SignInSettings } from './sign-in-config.ts';

/** The configured providers, in the order of their buttons. */
export const createProviders = (
  { google, facebook, oidc }: SignInSettings,
  deps: { clock(): Date },
): SignInProviders => ({
  ...(google && { google: createOidcProvider(google, deps) }),
  ...(facebook && { facebook: createFacebookProvider(facebook) }),
  ...(oidc && { oidc: createOidcProvider(oidc, deps) }),
});
