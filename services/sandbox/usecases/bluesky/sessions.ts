import { randomUUID } from 'node:crypto';
import { SANDBOX_DOMAIN } from '@carillon/contracts/domain/sandbox-domain.ts';
import { decodeJwt, SignJWT } from 'jose';
import type { SandboxContext } from '../../context.ts';
import type { Profile } from '../../domain/profile.ts';
import { LIFETIMES_MS, type Token } from '../../domain/token.ts';
import { xrpcFaults } from '../../domain/xrpc-fault.ts';
import { hashSecret } from '../../stores/hash-secret.ts';

const APP_PASSWORD = /^[a-z0-9]{4}(?:-[a-z0-9]{4}){3}$/;
/** Every account's own password. */
const OWN_PASSWORD = 'own password';
const HOUR_MS = 3_600_000;
const REFRESH_MS = 90 * 24 * HOUR_MS;
/** For so long a renewal can be repeated. */
const GRACE_MS = 2 * HOUR_MS;

/** The scope of a password. Null if it isn't one. */
const scopeOf = (password: unknown): string | null => {
  if (password === OWN_PASSWORD) return 'com.atproto.access';
  return typeof password === 'string' && APP_PASSWORD.test(password) ? 'com.atproto.appPass' : null;
};

export interface Session {
  readonly accessJwt: string;
  readonly refreshJwt: string;
}

/** @throws XrpcFault for an invalid password */
export async function signIn(
  context: SandboxContext,
  profile: Profile | null,
  password: unknown,
): Promise<Session> {
  const scope = scopeOf(password);
  if (!profile || scope === null) throw xrpcFaults.wrongPassword();
  return issue(context, profile, scope, randomUUID());
}

/** The next session, the same again for two hours: the answer may have been lost. */
export async function renew(
  context: SandboxContext,
  profile: Profile,
  usedToken: Token,
  jwt: string,
): Promise<Session> {
  const [scope = ''] = usedToken.scopes;
  const { jti = '' } = decodeJwt(jwt);
  const session = await issue(context, profile, scope, hashSecret(`after ${jti}`));
  await context.stores.tokens.endAt(usedToken.hash, new Date(context.now().getTime() + GRACE_MS));
  return session;
}

/** Ends a session; that it has ended already is as good. */
export async function endSession({ stores, now }: SandboxContext, jwt: string): Promise<void> {
  const token = await stores.tokens.get(hashSecret(jwt));
  if (token?.network !== 'bluesky' || token.kind !== 'long') throw xrpcFaults.badToken();
  await stores.tokens.endAt(token.hash, now());
}

/** @throws XrpcFault for a token of another kind, and for one that has ended */
export async function goodToken(
  { stores, now, known }: SandboxContext,
  jwt: string,
  kind: 'access' | 'refresh',
): Promise<Token> {
  const token = await stores.tokens.get(hashSecret(jwt));
  if (token?.network !== 'bluesky' || token.kind !== (kind === 'access' ? 'short' : 'long'))
    throw xrpcFaults.badToken();
  if (token.revoked) throw xrpcFaults.revoked();
  if (token.expiresAt && token.expiresAt <= now()) {
    const { exp = 0 } = decodeJwt(jwt);
    throw exp * 1000 > now().getTime() ? xrpcFaults.revoked() : xrpcFaults.expired();
  }
  known.add(token.hash);
  return token;
}

async function issue(
  context: SandboxContext,
  profile: Profile,
  scope: string,
  jti: string,
): Promise<Session> {
  const [accessJwt, refreshJwt] = await Promise.all([
    tokenOf(context, profile, {
      kind: 'short',
      scope,
      said: scope,
      jti: randomUUID(),
      lifetime: LIFETIMES_MS.short,
    }),
    tokenOf(context, profile, {
      kind: 'long',
      scope,
      said: 'com.atproto.refresh',
      jti,
      lifetime: REFRESH_MS,
    }),
  ]);
  return { accessJwt, refreshJwt };
}

interface Making {
  readonly kind: 'short' | 'long';
  /** The session's scope, and the scope that the token states. */
  readonly scope: string;
  readonly said: string;
  readonly jti: string;
  readonly lifetime: number;
}

async function tokenOf(
  { stores, now, secrets }: SandboxContext,
  { id }: Profile,
  { kind, scope, said, jti, lifetime }: Making,
): Promise<string> {
  const at = now().getTime();
  const expiresAt = new Date(at + lifetime);
  const jwt = await new SignJWT({ scope: said })
    .setProtectedHeader({ alg: 'HS256', typ: kind === 'short' ? 'at+jwt' : 'refresh+jwt' })
    .setSubject(id)
    .setAudience(`did:web:${SANDBOX_DOMAIN}`)
    .setJti(jti)
    .setIssuedAt(Math.floor(at / 1000))
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(new TextEncoder().encode(secrets.derive('', 'sessions of bluesky')));
  const holder = { network: 'bluesky', kind, profileId: id, ownerId: id, scopes: [scope] } as const;
  await stores.tokens.keep({ hash: hashSecret(jwt), ...holder, expiresAt, revoked: false });
  return jwt;
}
