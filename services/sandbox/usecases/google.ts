import { randomUUID } from 'node:crypto';
import { SANDBOX_GOOGLE } from '@carillon/social/sandbox-settings.ts';
import { SignJWT } from 'jose';
import type { SandboxContext } from '../context.ts';
import type { GoogleAccount, GoogleCode } from '../domain/google-account.ts';
import { LIFETIMES_MS } from '../domain/token.ts';
import { GOOGLE_ALGORITHM } from '../secrets/google-key.ts';
import type { SandboxSettings } from '../settings.ts';
import { hashSecret, proves } from '../stores/hash-secret.ts';
import { googleAccount } from './google-account.ts';

export const issuerOf = (settings: SandboxSettings): string => `${settings.publicUrl}/google`;

/** Somebody agreed: returns the code that their browser carries back. */
export async function giveGoogleCode(
  { stores, now, secrets }: SandboxContext,
  person: Omit<GoogleAccount, 'sub'>,
  request: Pick<GoogleCode, 'redirectUri' | 'nonce' | 'challenge'>,
): Promise<string> {
  const code = secrets.create('4/');
  const expiresAt = new Date(now().getTime() + LIFETIMES_MS.code);
  await stores.googleCodes.add({ hash: hashSecret(code), ...googleAccount(person), ...request, expiresAt });
  return code;
}

interface Redeeming {
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier: string;
}

export interface GoogleTokens {
  readonly accessToken: string;
  readonly idToken: string;
  readonly expiresInSeconds: number;
}

const HOUR_S = 3600;

/** Turns a code into tokens, once. Whatever is wrong with it costs the code too; null then. */
export async function redeemGoogleCode(
  context: SandboxContext,
  { code, redirectUri, verifier }: Redeeming,
): Promise<GoogleTokens | null> {
  const { stores, now, secrets } = context;
  const googleCode = await stores.googleCodes.take(hashSecret(code));
  if (!googleCode || googleCode.expiresAt <= now() || googleCode.redirectUri !== redirectUri) return null;
  if (!proves(verifier, googleCode.challenge)) return null;
  const { sub, name, email, emailVerified, nonce } = googleCode;
  const at = Math.floor(now().getTime() / 1000);
  // Its page asks each time.
  const claims = { name, email, email_verified: emailVerified, azp: SANDBOX_GOOGLE.clientId, auth_time: at };
  const idToken = await new SignJWT({ ...claims, ...(nonce !== null && { nonce }) })
    .setProtectedHeader({ alg: GOOGLE_ALGORITHM, kid: secrets.googleKey.id, typ: 'JWT' })
    .setIssuer(issuerOf(context.settings))
    .setAudience(SANDBOX_GOOGLE.clientId)
    .setSubject(sub)
    .setJti(randomUUID())
    .setIssuedAt(at)
    .setExpirationTime(at + HOUR_S)
    .sign(secrets.googleKey.key);
  return { accessToken: secrets.create('ya29.'), idToken, expiresInSeconds: HOUR_S };
}
