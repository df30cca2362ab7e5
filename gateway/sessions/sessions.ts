import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import { resolveSession } from '@carillon/contracts/http/identity/resolve-session.ts';
import type { Bus } from '@carillon/kit/bus/bus.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import { isAnonymous } from './cookie.ts';

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: Date;
  /** Once, when use has put its end off: how long the browser is to keep its cookie from now. */
  readonly renewSeconds?: number;
}

export interface Sessions {
  /** Who a cookie stands for; null for nobody. @throws AppError `service_unavailable` when identity is away */
  find(cookie: string | undefined): Promise<Session | null>;
  /** Forgets a cookie, so that the next call asks again. */
  forget(cookie: string): void;
  /** Drops revoked sessions at once. */
  follow(bus: Bus): Promise<void>;
}

const KNOWN_MS = 15_000;
const UNKNOWN_MS = 2_000;
const MOST = 10_000;

/** Asks identity, and remembers briefly. */
export function createSessions(client: ServiceClient, clock: () => Date): Sessions {
  const cache = new Map<string, { session: Session | null; until: number }>();
  /** For each question under way, the sessions revoked since it was asked: its answer may be older than that. */
  const asking = new Set<Set<string>>();

  const ask = async (cookie: string): Promise<Session | null> => {
    const revoked = new Set<string>();
    asking.add(revoked);
    try {
      const { session, renew_seconds } = await client.call(resolveSession, { body: { session: cookie } });
      if (!session || revoked.has(session.id)) return null;
      return {
        id: session.id,
        userId: session.user_id,
        expiresAt: new Date(session.expires_at),
        ...(renew_seconds !== null && { renewSeconds: renew_seconds }),
      };
    } finally {
      asking.delete(revoked);
    }
  };

  return {
    async find(cookie) {
      if (!cookie || isAnonymous(cookie)) return null;
      const now = clock().getTime();
      const known = cache.get(cookie);
      if (known && known.until > now) return known.session;
      const session = await ask(cookie);
      if (cache.size >= MOST) cache.clear();
      const until = session ? Math.min(now + KNOWN_MS, session.expiresAt.getTime()) : now + UNKNOWN_MS;
      cache.set(cookie, { session: session && { ...session, renewSeconds: undefined }, until });
      return session;
    },
    forget: (cookie) => void cache.delete(cookie),
    follow: (bus) =>
      bus.subscribe({
        queue: 'gateway-sessions',
        kind: sessionRevoked,
        broadcast: true,
        handle: async ({ data }) => {
          for (const revoked of asking) revoked.add(data.session_id);
          for (const [cookie, { session }] of cache)
            if (session?.id === data.session_id) cache.delete(cookie);
        },
      }),
  };
}
