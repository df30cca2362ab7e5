import type { Role } from '@carillon/contracts/domain/roles.ts';
import { sessionEntered } from '@carillon/contracts/events/identity/session-entered.ts';
import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import { resolveSession } from '@carillon/contracts/http/identity/sessions/resolve-session.ts';
import type { Consumer } from '@carillon/kit/bus/consumer.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { isAnonymous } from './cookie.ts';
import { createCredentialCache, outdating } from './credential-cache.ts';
import { deletedOutdating, memberOutdating, ruleOutdating } from './member-outdating.ts';

export interface Session {
  readonly id: string;
  readonly userId: string;
  /** The workspace that it is in, and what the user may do there. */
  readonly workspaceId: string;
  readonly role: Role;
  /** Whether an owner there must approve posts. */
  readonly ownerApproval: boolean;
  readonly expiresAt: Date;
  /** Once, when use has put its end off: how long the browser is to keep its cookie from now. */
  readonly renewSeconds?: number;
}

export interface Sessions {
  /**
   * Returns whom a cookie represents, or null for nobody. If `beforeAsking` rejects, identity isn't asked.
   * @throws AppError `service_unavailable` if identity is unreachable
   */
  find(cookie: string | undefined, beforeAsking?: () => Promise<void>): Promise<Session | null>;
  /** Forgets a cookie, so that the next call asks again. */
  forget(cookie: string): void;
  /** Drops sessions at once that are revoked, elsewhere, or of another role or rule now. */
  readonly consumers: readonly Consumer[];
}

/** Asks identity for sessions by their cookies, and remembers them briefly. */
export function createSessions(client: ServiceClient, clock: () => Date): Sessions {
  const renewals = new WeakMap<Session, number>();
  const cache = createCredentialCache(
    {
      outdatedBy: [
        outdating({
          kind: sessionRevoked,
          queue: 'gateway.sessions',
          ends: true,
          concerns: ({ session_id }, { id }) => id === session_id,
        }),
        outdating({
          kind: sessionEntered,
          queue: 'gateway.sessions-entered',
          concerns: ({ session_id }, { id }) => id === session_id,
        }),
        memberOutdating('gateway.session-members'),
        ruleOutdating('gateway.session-rules'),
        deletedOutdating('gateway.session-workspaces'),
      ],
      async ask(cookie) {
        const { session, renew_seconds } = await client.call(resolveSession, { body: { session: cookie } });
        if (!session) return null;
        const foundSession: Session = {
          id: session.id,
          userId: session.user_id,
          workspaceId: session.workspace_id,
          role: session.role,
          ownerApproval: session.owner_approval,
          expiresAt: new Date(session.expires_at),
        };
        if (renew_seconds !== null) renewals.set(foundSession, renew_seconds);
        return foundSession;
      },
    },
    clock,
  );
  return {
    ...cache,
    async find(cookie, beforeAsking) {
      if (!cookie || isAnonymous(cookie)) return null;
      const session = await cache.find(cookie, beforeAsking);
      const renewSeconds = session && renewals.get(session);
      if (!renewSeconds) return session;
      renewals.delete(session);
      return { ...session, renewSeconds };
    },
  };
}
