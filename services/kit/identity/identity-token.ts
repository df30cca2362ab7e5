import { ROLES, type Role } from '@carillon/contracts/domain/roles.ts';
import { TOKEN_SCOPES, type TokenScope } from '@carillon/contracts/domain/token-scopes.ts';
import type { CallerName, ServiceName } from '@carillon/contracts/service-names.ts';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { privateKeyOf, publicJwkOf } from './service-keys.ts';

export interface UserCaller {
  readonly kind: 'user';
  readonly userId: string;
  /** The id of the session, or of the access token if `scopes` is set. */
  readonly sessionId: string;
  /** The workspace that the session is in, and what the user may do there. */
  readonly workspaceId: string;
  readonly role: Role;
  /** Whether an owner of the workspace must approve a post before it is published. */
  readonly ownerApproval?: boolean;
  /** The scopes of the access token. Undefined for a session, which has all rights of the role. */
  readonly scopes?: readonly TokenScope[];
  /** The service that calls on behalf of the user, where the gateway doesn't pass the call on itself. */
  readonly by?: CallerName;
}

/** The user or service behind a call between services. */
export type Caller = UserCaller | { readonly kind: 'service'; readonly name: CallerName };

/** States who calls, as one service. */
export interface Signer {
  readonly name: CallerName;
  /** A statement (JWT, Ed25519, one minute) that `audience` may trust: that this service calls, for a user or itself. */
  sign(audience: ServiceName, user?: UserCaller): Promise<string>;
}

/** How long a statement is good, in seconds. */
export const LIFETIME = 60;
export const ALGORITHM = 'Ed25519';
/** Services that act for the users who call them, where an operation names them. */
export const MAY_ACT_FOR_USERS: ReadonlySet<string> = new Set(['ai']);

const user = z.object({
  kind: z.literal('user'),
  sub: z.string(),
  sid: z.string(),
  wid: z.string(),
  role: z.enum(ROLES),
  /** Owners approve posts there; left out where they need not. */
  oap: z.literal(true).optional(),
});
/** The claims of a statement. */
export const claims = z.union([
  user,
  // A separate kind: a service that doesn't know scopes yet takes it for nobody's, not for a session's.
  user.extend({ kind: z.literal('token'), scopes: z.array(z.enum(TOKEN_SCOPES)) }),
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
            ...(user.scopes ? { kind: 'token', scopes: user.scopes } : { kind: 'user' }),
            sid: user.sessionId,
            wid: user.workspaceId,
            role: user.role,
            ...(user.ownerApproval && { oap: true }),
          }).setSubject(user.userId)
        : new SignJWT({ kind: 'service' });
      return token
        .setProtectedHeader({ alg: ALGORITHM, kid })
        .setIssuer(name)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${LIFETIME}s`)
        .sign(key);
    },
  };
}
