import type { Role } from '@carillon/contracts/domain/roles.ts';
import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import { resolveSession } from '@carillon/contracts/http/identity/resolve-session.ts';
import { type Consumer, defineConsumer } from '@carillon/kit/bus/consumer.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { isAnonymous } from './cookie.ts';

export interface Session {
  readonly id: string;
  readonly userId: string;
  /** The workspace that it is in, and what the user may do there. */
  readonly workspaceId: string;
  readonly role: Role;
  readonly expiresAt: Date;
  /** Once, when use has put its end off: how long the browser is to keep its cookie from now. */
  readonly renewSeconds?: number;
}

export interface Sessions {
  /**
   * Who a cookie stands for; null for nobody. What rejects in `beforeAsking` keeps identity from being asked.
   * @throws AppError `service_unavailable` when identity is away
   */
  find(cookie: string | undefined, beforeAsking?: () => Promise<void>): Promise<Session | null>;
  /** Forgets a cookie, so that the next call asks again. */
  forget(cookie: string): void;
  /** Drops revoked sessions at once. */
  readonly consumers: readonly Consumer[];
}

const KNOWN_MS = 15_000;
const UNKNOWN_MS = 2_000;
const MOST = 10_000;

/** Asks identity, and remembers briefly. */
export function createSessions(client: ServiceClient, clock: () => Date): Sessions {
  const cache = new Map<string, { session: Session | null; until: number }>();
  /** For each question under way, the sessions revoked since it was asked: its answer may be older than that. */
  const asking = new Set<Set<string>>();
  let gaps = 0;

  /** The oldest go first, strangers before sessions: made-up cookies push nobody out who is logged in. */
  const makeRoom = (now: number): void => {
    if (cache.size < MOST) return;
    for (const [cookie, { until }] of cache) if (until <= now) cache.delete(cookie);
    for (const [cookie, { session }] of cache) {
      if (cache.size < MOST) return;
      if (!session) cache.delete(cookie);
    }
    for (const cookie of cache.keys()) {
      if (cache.size < MOST) return;
      cache.delete(cookie);
    }
  };

  const ask = async (cookie: string): Promise<Session | null> => {
    const revoked = new Set<string>();
    asking.add(revoked);
    try {
      const { session, renew_seconds } = await client.call(resolveSession, { body: { session: cookie } });
      if (!session || revoked.has(session.id)) return null;
      return {
        id: session.id,
        userId: session.user_id,
        workspaceId: session.workspace_id,
        role: session.role,
        expiresAt: new Date(session.expires_at),
        ...(renew_seconds !== null && { renewSeconds: renew_seconds }),
      };
    } finally {
      asking.delete(revoked);
    }
  };

  return {
    async find(cookie, beforeAsking) {
      if (!cookie || isAnonymous(cookie)) return null;
      const now = clock().getTime();
      const known = cache.get(cookie);
      if (known && known.until > now) return known.session;
      if (beforeAsking) await beforeAsking();
      const before = gaps;
      const session = await ask(cookie);
      // The answer may be older than what a gap kept from us.
      if (before !== gaps) return session;
      makeRoom(now);
      const until = session ? Math.min(now + KNOWN_MS, session.expiresAt.getTime()) : now + UNKNOWN_MS;
      cache.set(cookie, { session: session && { ...session, renewSeconds: undefined }, until });
      return session;
    },
    forget: (cookie) => void cache.delete(cookie),
    consumers: [
      defineConsumer({
        queue: 'gateway.sessions',
        kind: sessionRevoked,
        broadcast: true,
        handle: async ({ data }) => {
          for (const revoked of asking) revoked.add(data.session_id);
          for (const [cookie, { session }] of cache)
            if (session?.id === data.session_id) cache.delete(cookie);
        },
        // Any session may have been revoked meanwhile.
        onGap() {
          gaps++;
          cache.clear();
        },
      }),
    ],
  };
}
