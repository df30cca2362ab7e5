import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import * as oauth from 'oauth4webapi';
import { outsideFetch } from './outside-fetch.ts';
import { type EndedLogin, type ProviderLogout, SignInError } from './provider.ts';
import { readConfiguration } from './read-configuration.ts';

interface Settings {
  readonly issuer: string;
  readonly clientId: string;
  readonly logsOut: boolean;
}

interface Deps {
  /** Returns the provider's published metadata, read recently. */
  discover(): Promise<oauth.AuthorizationServer>;
  clock(): Date;
}

/** Users wait for it, and have left Carillon already. */
const TIMEOUT_MS = 2_000;
const KEYS_TIMEOUT_MS = 5_000;
/** How soon keys are read again for a token whose key is not among them. */
const COOLDOWN_MS = 5_000;
/** The tolerance between clocks, and the greatest age of a logout token, in seconds. */
const TOLERANCE_S = 30;
const MAX_AGE_S = 300;
const MAX_TOKEN = 16_384;

const LOGOUT = 'http://schemas.openid.net/event/backchannel-logout';

/** OpenID Connect's RP-initiated and back-channel logout. */
export function createOidcLogout(
  { issuer, clientId, logsOut }: Settings,
  { discover, clock }: Deps,
): ProviderLogout {
  let keys: { readonly address: string; readonly get: JWTVerifyGetKey } | null = null;

  const readKeys = async (): Promise<JWTVerifyGetKey> => {
    const { jwks_uri: address = '' } = await discover();
    if (keys?.address === address) return keys.get;
    const get = createRemoteJWKSet(new URL(address), {
      [customFetch]: outsideFetch,
      timeoutDuration: KEYS_TIMEOUT_MS,
      cooldownDuration: COOLDOWN_MS,
    });
    keys = { address, get };
    return get;
  };

  return {
    follows: logsOut,

    async url({ idToken, returnTo }) {
      // Read again, since a browser that is sent to a server that is away shows an error.
      const server = await readConfiguration(issuer, {
        [oauth.customFetch]: outsideFetch,
        [oauth.allowInsecureRequests]: issuer.startsWith('http:'),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(asUnavailable);
      const url = URL.parse(server.end_session_endpoint ?? '');
      if (!url || !isSafe(url)) return null;
      url.searchParams.set('client_id', clientId);
      url.searchParams.set('post_logout_redirect_uri', returnTo);
      if (idToken) url.searchParams.set('id_token_hint', idToken);
      return url.href;
    },

    async read(token) {
      if (token.length > MAX_TOKEN) throw new SignInError('The logout token is too long', 'mismatch');
      const getKey = await readKeys().catch(asUnavailable);
      const payload = await verify(token, getKey, {
        issuer,
        audience: clientId,
        maxTokenAge: MAX_AGE_S,
        clockTolerance: TOLERANCE_S,
        // Ory Hydra sends no `exp`: Back-Channel Logout 1.0 requires it, its drafts didn't. The age is enough.
        requiredClaims: ['iss', 'aud', 'iat', 'jti'],
        currentDate: clock(),
      }).catch(asTokenError);
      return endedLoginOf(payload);
    },
  };
}

/** A token that doesn't name its key may be signed by any that fits. @throws JOSEError */
async function verify(
  token: string,
  getKey: JWTVerifyGetKey,
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, getKey, options)).payload;
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
    for await (const key of error) {
      const verified = await jwtVerify(token, key, options).catch(passOverSignature);
      if (verified) return verified.payload;
    }
    throw new errors.JWSSignatureVerificationFailed();
  }
}

function passOverSignature(error: unknown): null {
  if (error instanceof errors.JWSSignatureVerificationFailed) return null;
  throw error;
}

/** @throws SignInError `mismatch` for any other token, such as an ID token, which a page may have */
function endedLoginOf({ sub, sid, iat = 0, nonce, events }: JWTPayload): EndedLogin {
  const isLogout =
    typeof events === 'object' && events !== null && typeof Reflect.get(events, LOGOUT) === 'object';
  if (!isLogout || nonce !== undefined) throw new SignInError('That is no logout token', 'mismatch');
  const subject = typeof sub === 'string' && sub !== '' ? sub : null;
  const login = typeof sid === 'string' && sid !== '' ? sid : null;
  if (subject === null && login === null)
    throw new SignInError('The logout token names neither a user nor a login', 'mismatch');
  return { subject, sid: login, at: new Date((iat + TOLERANCE_S) * 1000) };
}

const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));

function asUnavailable(cause: unknown): never {
  if (cause instanceof SignInError) throw cause;
  throw new SignInError(cause instanceof Error ? cause.message : String(cause), 'unavailable', { cause });
}

/** Converts an error of the token to a final one; a failure to read the keys is not final. */
function asTokenError(cause: unknown): never {
  const isToken = cause instanceof errors.JOSEError && !KEY_FAULTS.has(cause.code);
  if (!isToken) return asUnavailable(cause);
  throw new SignInError(cause.message, 'mismatch', { cause });
}

const KEY_FAULTS: ReadonlySet<string> = new Set([
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
  errors.JOSEError.code,
]);
