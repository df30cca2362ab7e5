import type { RateClass } from '@carillon/contracts/operation.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';
import { MAY_ACT_FOR_USERS, type Signer, type UserCaller } from '@carillon/kit/identity/identity-token.ts';
import type { AccessToken } from './access-tokens.ts';
import type { Session } from './sessions.ts';

export interface Statements {
  /** Signs a statement about the caller for a service. */
  of(session: Session | AccessToken, service: ServiceName, rate: RateClass): Promise<string>;
}

interface Signed {
  readonly token: Promise<string>;
  readonly at: number;
}

/** Half of the time that a statement is good for. */
const SIGNED_FOR_MS = 30_000;

/**
 * Reuses a statement about a session to the same service for as long as the gateway caches the session: a revoked
 * session is dropped at once, with its statements.
 */
export function createStatements(signer: Signer): Statements {
  const bySession = new WeakMap<Session, Map<ServiceName, Signed>>();
  const sign = (session: Session | AccessToken, service: ServiceName): Promise<string> =>
    signer.sign(service, callerOf(session));
  return {
    of(session, service, rate) {
      // A service that acts for the user may prove with it for minutes that the user still waits, which begin with the call.
      if (rate === 'costly' && MAY_ACT_FOR_USERS.has(service)) return sign(session, service);
      const signed = bySession.get(session) ?? new Map<ServiceName, Signed>();
      bySession.set(session, signed);
      const last = signed.get(service);
      // A clock that was set back must not leave an old statement in use.
      if (last && Math.abs(Date.now() - last.at) < SIGNED_FOR_MS) return last.token;
      const token = sign(session, service);
      signed.set(service, { token, at: Date.now() });
      token.catch(() => signed.delete(service));
      return token;
    },
  };
}

const callerOf = ({
  id,
  userId,
  workspaceId,
  role,
  ownerApproval,
  ...rest
}: Session | AccessToken): UserCaller => ({
  kind: 'user',
  userId,
  sessionId: id,
  workspaceId,
  role,
  ...(ownerApproval && { ownerApproval }),
  ...('scopes' in rest && { scopes: rest.scopes }),
});
