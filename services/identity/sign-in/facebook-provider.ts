import { PROVIDER_NAMES } from '@carillon/contracts/domain/sign-in-providers.ts';
import { systemDeps } from '@carillon/social/deps.ts';
import { createFacebookSignIn } from '@carillon/social/meta/sign-in.ts';
import type { FacebookSettings } from '@carillon/social/settings.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import * as oauth from 'oauth4webapi';
import { SignInError, type SignInProvider } from './provider.ts';

interface Settings {
  readonly authority: string;
  readonly app: FacebookSettings;
}

const TIMEOUT_MS = 10_000;

/** The issuer in Facebook's OpenID configuration. */
const ISSUER = 'https://www.facebook.com';

/** Facebook, by the app that its pages are connected with. */
export function createFacebookProvider({ authority, app }: Settings): SignInProvider {
  const facebook = createFacebookSignIn({ ...app, timeoutMs: TIMEOUT_MS }, systemDeps);
  return {
    id: 'facebook',
    name: PROVIDER_NAMES.facebook,
    authority,
    async authorizeUrl({ state, verifier, redirectUri, askedSince }) {
      const challenge = await oauth.calculatePKCECodeChallenge(verifier);
      return facebook.authorizeUrl({ state, redirectUri, challenge, reauthenticate: askedSince !== null });
    },
    async identify({ code, iss }, { verifier, redirectUri }) {
      if (iss !== undefined && iss !== ISSUER)
        throw new SignInError('Somebody else answered than Facebook', 'mismatch');
      const { id, name, email } = await facebook.person({ code, redirectUri, verifier }).catch(asSignInError);
      // Facebook tells of no email that it has not verified.
      return {
        subject: id,
        name: name ?? null,
        email: email ?? null,
        emailVerified: email !== undefined,
        login: null,
      };
    },
  };
}

function asSignInError(cause: unknown): never {
  if (!(cause instanceof SocialError)) throw cause;
  throw new SignInError(cause.message, cause.kind === 'transient' ? 'unavailable' : 'refused', { cause });
}
