import type { CallerName, ServiceName } from '@carillon/contracts/service-names.ts';
import { errors, jwtVerify } from 'jose';
import type { z } from 'zod';
import {
  ALGORITHM,
  type Caller,
  claims,
  LIFETIME,
  MAY_ACT_FOR_USERS,
  type UserCaller,
} from './identity-token.ts';
import { createKnownStatements } from './known-statements.ts';
import type { PublicKeys } from './service-keys.ts';

/** How far two clocks may be apart, in seconds. */
const CLOCKS_APART = 90;
/**
 * How long the gateway's statement proves that its user still waits, in seconds: as long as a costly reply may take.
 */
const PROOF_LIFETIME = 180;
/** Nobody else knows who is logged in. */
const MAY_STATE_USERS: ReadonlySet<CallerName> = new Set(['gateway']);

export interface Statements {
  /** The caller's statement of who calls. */
  readonly caller: string;
  /** The gateway's statement to that caller, which names the user it calls for. */
  readonly onBehalfOf?: string | undefined;
}

export interface Verified {
  readonly caller: Caller | null;
  /** Why nobody is believed to call. */
  readonly refusal?: string;
}

export type Verifier = (statements: Statements) => Promise<Verified>;

/**
 * Returns the stated caller. Nobody if a statement is forged, expired, meant for another service, or claims more than
 * allowed. A service acts for a user with its own statement and the gateway's statement from the user's call, so it
 * can only act for a user who is calling it right now, and with no more rights. A repeated statement is cached until
 * it expires.
 */
export function createVerifier(audience: ServiceName, publicKeys: PublicKeys): Verifier {
  const statements = createKnownStatements<Read>(CLOCKS_APART);
  const readOnce = async (token: string): Promise<Read> => {
    const before = statements.find(token);
    if (before) return before;
    const fresh = await read(token, { audience, publicKeys, lateness: 0 });
    statements.keep(token, fresh);
    return fresh;
  };
  return async ({ caller, onBehalfOf }) => {
    try {
      const { name, said } = await readOnce(caller);
      if (onBehalfOf !== undefined) return await behalf(name, said, { onBehalfOf, publicKeys });
      if (said.kind === 'service') return { caller: { kind: 'service', name } };
      if (!MAY_STATE_USERS.has(name)) return refuse(`${name} may not state a user`);
      return { caller: userOf(said) };
    } catch (error) {
      return refuse(error instanceof errors.JOSEError ? error.code : 'it is no statement of a caller');
    }
  };
}

/** The same, of one call. */
export const verifyCaller = (
  statements: Statements,
  audience: ServiceName,
  publicKeys: PublicKeys,
): Promise<Verified> => createVerifier(audience, publicKeys)(statements);

type Claims = z.output<typeof claims>;
type SaidOfUser = Exclude<Claims, { kind: 'service' }>;

async function behalf(
  name: CallerName,
  { kind }: Claims,
  { onBehalfOf, publicKeys }: { readonly onBehalfOf: string; readonly publicKeys: PublicKeys },
): Promise<Verified> {
  if (kind !== 'service' || !MAY_ACT_FOR_USERS.has(name)) return refuse(`${name} may not act for a user`);
  const lateness = PROOF_LIFETIME - LIFETIME;
  const proof = await read(onBehalfOf, { audience: name as ServiceName, publicKeys, lateness });
  if (proof.said.kind === 'service' || !MAY_STATE_USERS.has(proof.name))
    return refuse(`${name} does not prove for whom it acts`);
  return { caller: { ...userOf(proof.said), by: name } };
}

interface Read {
  readonly name: CallerName;
  readonly said: Claims;
  /** When it runs out, seconds since 1970. */
  readonly expiresAt: number;
}

interface Reading {
  readonly audience: ServiceName;
  readonly publicKeys: PublicKeys;
  /** Seconds that it may be used beyond its time. */
  readonly lateness: number;
}

async function read(token: string, { audience, publicKeys, lateness }: Reading): Promise<Read> {
  const { payload, protectedHeader } = await jwtVerify(
    token,
    ({ kid }) => {
      const publicKey = publicKeys.get(kid ?? '');
      if (!publicKey) throw new errors.JWKSNoMatchingKey();
      return publicKey.key;
    },
    {
      algorithms: [ALGORITHM],
      audience,
      clockTolerance: CLOCKS_APART + lateness,
      requiredClaims: ['exp'],
    },
  );
  const name = publicKeys.get(protectedHeader.kid ?? '')?.name;
  if (!name || payload.iss !== name)
    throw new errors.JWTClaimValidationFailed('its issuer is not who signed it', payload);
  return { name, said: claims.parse(payload), expiresAt: payload.exp ?? 0 };
}

const userOf = (userClaims: SaidOfUser): UserCaller => ({
  kind: 'user',
  userId: userClaims.sub,
  sessionId: userClaims.sid,
  workspaceId: userClaims.wid,
  role: userClaims.role,
  ...(userClaims.oap && { ownerApproval: true }),
  ...(userClaims.kind === 'token' && { scopes: userClaims.scopes }),
});

const refuse = (refusal: string): Verified => ({ caller: null, refusal });
