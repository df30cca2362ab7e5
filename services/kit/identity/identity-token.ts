import { ROLES, type Role } from '@carillon/contracts/domain/roles.ts';
import type { CallerName, ServiceName } from '@carillon/contracts/service-names.ts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { type PublicKeys, privateKeyOf, publicJwkOf } from './service-keys.ts';

export interface UserCaller {
  readonly kind: 'user';
  readonly userId: string;
  readonly sessionId: string;
  /** The workspace that the session is in, and what the user may do there. */
  readonly workspaceId: string;
  readonly role: Role;
}

/** Who stands behind a call between services. */
export type Caller = UserCaller | { readonly kind: 'service'; readonly name: CallerName };

/** States who calls, as one service. */
export interface Signer {
  readonly name: CallerName;
  /** A statement (JWT, Ed25519, one minute) that `audience` may trust: that this service calls, for a user or itself. */
  sign(audience: ServiceName, user?: UserCaller): Promise<string>;
}

const LIFETIME = '60s';
const ALGORITHM = 'Ed25519';
/** Nobody else knows who is logged in. */
const MAY_STATE_USERS: ReadonlySet<CallerName> = new Set(['gateway']);
const claims = z.union([
  z.object({
    kind: z.literal('user'),
    sub: z.string(),
    sid: z.string(),
    wid: z.string(),
    role: z.enum(ROLES),
  }),
  z.object({ kind: z.literal('service') }),
]);

/** @param seed the service's own 32 bytes */
export function createSigner(name: CallerName, seed: Uint8Array): Signer {
  const key = privateKeyOf(seed);
  const { kid } = publicJwkOf(name, seed);
  return {
    name,
    sign(audience, user) {
      const token = user
        ? new SignJWT({
            kind: 'user',
            sid: user.sessionId,
            wid: user.workspaceId,
            role: user.role,
          }).setSubject(user.userId)
        : new SignJWT({ kind: 'service' });
      return token
        .setProtectedHeader({ alg: ALGORITHM, kid })
        .setIssuer(name)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(LIFETIME)
        .sign(key);
    },
  };
}

export interface Verified {
  readonly caller: Caller | null;
  /** Why nobody is believed to call. */
  readonly refusal?: string;
}

/** The caller that a token states; nobody when it is forged, expired, meant for another, or states what it may not. */
export async function verifyCaller(
  token: string,
  audience: ServiceName,
  publicKeys: PublicKeys,
): Promise<Verified> {
  try {
    const { payload, protectedHeader } = await jwtVerify(
      token,
      ({ kid }) => {
        const known = publicKeys.get(kid ?? '');
        if (!known) throw new errors.JWKSNoMatchingKey();
        return known.key;
      },
      { algorithms: [ALGORITHM], audience, clockTolerance: 90, requiredClaims: ['exp'] },
    );
    const name = publicKeys.get(protectedHeader.kid ?? '')?.name;
    if (!name || payload.iss !== name) return refused('its issuer is not who signed it');
    const said = claims.parse(payload);
    if (said.kind === 'service') return { caller: { kind: 'service', name } };
    if (!MAY_STATE_USERS.has(name)) return refused(`${name} may not state a user`);
    const { sub: userId, sid: sessionId, wid: workspaceId, role } = said;
    return { caller: { kind: 'user', userId, sessionId, workspaceId, role } };
  } catch (error) {
    return refused(error instanceof errors.JOSEError ? error.code : 'it is no statement of a caller');
  }
}

const refused = (refusal: string): Verified => ({ caller: null, refusal });
