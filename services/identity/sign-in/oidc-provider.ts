import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import * as oauth from 'oauth4webapi';
import { createSignatureCheck } from './check-signature.ts';
import { createOidcLogout } from './oidc-logout.ts';
import { outsideFetch } from './outside-fetch.ts';
import { type ProviderIdentity, SignInError, type SignInProvider } from './provider.ts';
import { readConfiguration } from './read-configuration.ts';

export interface OidcSettings {
  readonly id: SignInProviderId;
  readonly name: string;
  readonly authority: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether its emails count as verified, whatever it says of them: the operator vouches for it. */
  readonly trustsEmail?: boolean;
  /** Whether logging out of Carillon logs out there too. */
  readonly logsOut?: boolean;
}

const TIMEOUT_MS = 10_000;
/** Addresses that are longer than 8 KB may be refused on the way; without the token the provider asks whether to log out. */
const MAX_ID_TOKEN = 4_000;
/** The tolerance between clocks, in seconds. */
const TOLERANCE_S = 30;
/** Google only sends it on request. */
const AUTH_TIME = JSON.stringify({ id_token: { auth_time: { essential: true } } });
/** How long ago a provider may have asked who somebody is. At 0 Canaille 0.3.6 asks again each time it has an answer. */
const MAX_AGE_S = '5';
const MAX_SID = 500;
const CONFIGURATION_KEPT_MS = 3_600_000;

interface Deps {
  clock(): Date;
}

/** A provider with OpenID Connect; its own metadata says where its endpoints are. */
export function createOidcProvider(settings: OidcSettings, { clock }: Deps): SignInProvider {
  const { id, name, authority, issuer, clientId: client_id, clientSecret } = settings;
  const { trustsEmail = false, logsOut = false } = settings;
  // The server's clock may be off without locking anybody out.
  const client: oauth.Client = { client_id, [oauth.clockTolerance]: TOLERANCE_S };
  const options = () => ({
    [oauth.customFetch]: outsideFetch,
    // An address without https is on this machine: `sign-in-config.ts` sees to the issuer, `outsideFetch` to the
    // rest.
    [oauth.allowInsecureRequests]: issuer.startsWith('http:'),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const checkSignature = createSignatureCheck(options, clock);
  let cached: { readonly server: Promise<oauth.AuthorizationServer>; readonly until: number } | null = null;

  const discover = (): Promise<oauth.AuthorizationServer> => {
    const now = clock().getTime();
    if (cached && now < cached.until) return cached.server;
    const server = readConfiguration(issuer, options());
    cached = { server, until: now + CONFIGURATION_KEPT_MS };
    server.catch(() => {
      cached = null;
    });
    return server;
  };

  const askUserInfo = async (server: oauth.AuthorizationServer, accessToken: string, subject: string) => {
    const reply = await oauth.userInfoRequest(server, client, accessToken, options());
    return oauth.processUserInfoResponse(server, client, subject, reply);
  };

  const loginOf = ({ sid }: oauth.IDToken, idToken = '') => ({
    sid: typeof sid === 'string' && sid !== '' && sid.length <= MAX_SID ? sid : null,
    idToken: logsOut && idToken !== '' && idToken.length <= MAX_ID_TOKEN ? idToken : null,
  });

  const logout =
    id === 'oidc' ? createOidcLogout({ issuer, clientId: client_id, logsOut }, { discover, clock }) : null;

  return {
    id,
    name,
    authority,
    ...(logout && { logout }),

    async authorizeUrl({ state, nonce, verifier, redirectUri, askedSince }) {
      const server = await discover().catch(asSignInError);
      const url = new URL(server.authorization_endpoint ?? '');
      const params = {
        client_id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // Or who has several accounts there gets the one that they used last.
        ...(id === 'google' && { prompt: 'select_account' }),
        ...(askedSince && { max_age: MAX_AGE_S, claims: AUTH_TIME }),
      };
      for (const [key, value] of Object.entries(params)) url.searchParams.set(key, value);
      return url.href;
    },

    async identify({ code, iss }, { state, nonce, verifier, redirectUri, askedSince }) {
      try {
        const server = await discover();
        const answer = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) });
        const checked = oauth.validateAuthResponse(server, client, answer, state);
        const secret = authentication(server, clientSecret);
        const reply = await oauth.authorizationCodeGrantRequest(
          ...([server, client, secret, checked, redirectUri, verifier, options()] as const),
        );
        const expected = { expectedNonce: nonce, requireIdToken: true };
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, reply, expected);
        await checkSignature(server, reply);
        const claims = oauth.getValidatedIdTokenClaims(tokens);
        if (!claims) throw new SignInError(`${name} sent no ID token`, 'mismatch');
        if (askedSince && !hasAskedSince(claims, clock().getTime() - askedSince.getTime()))
          throw new SignInError(`${name} does not say that it has just asked who that is`, 'not_fresh');
        const login = logout && loginOf(claims, tokens.id_token);
        const fromToken = { ...identityOf(claims, trustsEmail), login };
        if ((fromToken.email && fromToken.emailVerified) || !server.userinfo_endpoint) return fromToken;
        const userInfo = askUserInfo(server, tokens.access_token, claims.sub);
        // An address that the token has is enough for users who are known already.
        const more = await (fromToken.email ? userInfo.catch(() => null) : userInfo);
        // The address and its verification come from the same place.
        return more?.email
          ? { ...identityOf({ name: claims.name, ...more }, trustsEmail), login }
          : fromToken;
      } catch (error) {
        return asSignInError(error);
      }
    },
  };
}

/** By the provider's own clock, because a link may be opened without having been asked for. */
const hasAskedSince = ({ iat, auth_time }: oauth.IDToken, agoMs: number): boolean =>
  auth_time !== undefined && iat - auth_time <= agoMs / 1000 + TOLERANCE_S;

/** Picks the client's authentication, with the default of RFC 8414 if the server names none. */
const authentication = (
  { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] }: oauth.AuthorizationServer,
  secret: string,
): oauth.ClientAuth =>
  methods.includes('client_secret_basic') ? oauth.ClientSecretBasic(secret) : oauth.ClientSecretPost(secret);

type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** `preferred_username` and `upn` are no addresses: mail to them may reach nobody, and their owners can change them. */
function identityOf(claims: Claims, trustsEmail: boolean): Omit<ProviderIdentity, 'login'> {
  const { sub: subject, name, email, email_verified: verified } = claims;
  return {
    subject,
    name: typeof name === 'string' ? name : null,
    email: typeof email === 'string' && email !== '' ? email : null,
    // Some write it as a text.
    emailVerified: trustsEmail || verified === true || String(verified).toLowerCase() === 'true',
  };
}

/** An invalid reply isn't worth a retry. A missing reply or a server error is. */
function asSignInError(cause: unknown): never {
  if (cause instanceof SignInError) throw cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof oauth.ResponseBodyError || cause instanceof oauth.WWWAuthenticateChallengeError)
    throw new SignInError(message, cause.status >= 500 ? 'unavailable' : 'refused', { cause });
  if (cause instanceof oauth.OperationProcessingError) {
    const failed = cause.cause instanceof Response && cause.cause.status >= 500;
    throw new SignInError(message, failed ? 'unavailable' : 'mismatch', { cause });
  }
  if (cause instanceof oauth.UnsupportedOperationError) throw new SignInError(message, 'mismatch', { cause });
  throw new SignInError(message, 'unavailable', { cause });
}
