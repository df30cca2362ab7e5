import type { ServiceName } from '@carillon/contracts/operation.ts';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** Who stands behind a call between services. */
export type Caller =
  | { readonly kind: 'user'; readonly userId: string; readonly sessionId: string }
  | { readonly kind: 'service'; readonly name: string };

const LIFETIME = '60s';
const ISSUER = 'carillon';
const claims = z.union([
  z.object({ kind: z.literal('user'), sub: z.string(), sid: z.string() }),
  z.object({ kind: z.literal('service'), sub: z.string() }),
]);

/** A signed statement (JWT, HS256, one minute) that `audience` may trust. `key` is 32 bytes. */
export function signCaller(caller: Caller, audience: ServiceName, key: Uint8Array): Promise<string> {
  const token =
    caller.kind === 'user'
      ? new SignJWT({ kind: 'user', sid: caller.sessionId }).setSubject(caller.userId)
      : new SignJWT({ kind: 'service' }).setSubject(caller.name);
  return token
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(key);
}

/** The caller that a token states, or null when it is forged, expired or meant for another service. */
export async function verifyCaller(
  token: string,
  audience: ServiceName,
  key: Uint8Array,
): Promise<Caller | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience,
      clockTolerance: 90,
    });
    const said = claims.parse(payload);
    return said.kind === 'user'
      ? { kind: 'user', userId: said.sub, sessionId: said.sid }
      : { kind: 'service', name: said.sub };
  } catch {
    return null;
  }
}
