import type { EventKind, EventOf } from '@carillon/contracts/event.ts';
import { type Consumer, defineConsumer } from '@carillon/kit/bus/consumer.ts';

interface Credential {
  readonly id: string;
  readonly expiresAt: Date;
}

interface Asking<T extends Credential, K extends EventKind> {
  /** Who identity says a secret stands for. */
  ask(secret: string): Promise<T | null>;
  /** The event that one was revoked, which one, and where it is heard. */
  readonly revoked: K;
  revokedId(data: EventOf<K>['data']): string;
  readonly queue: string;
}

export interface CredentialCache<T> {
  /**
   * Who a secret stands for; null for nobody. What rejects in `beforeAsking` keeps identity from being asked.
   * @throws AppError `service_unavailable` when identity is away
   */
  find(secret: string, beforeAsking?: () => Promise<void>): Promise<T | null>;
  /** Forgets a secret, so that the next call asks again. */
  forget(secret: string): void;
  /** Drops revoked ones at once. */
  readonly consumers: readonly Consumer[];
}

const KNOWN_MS = 15_000;
const UNKNOWN_MS = 2_000;
const MOST = 10_000;

/** Asks identity, and remembers briefly. */
export function createCredentialCache<T extends Credential, K extends EventKind>(
  { ask, revoked: kind, revokedId, queue }: Asking<T, K>,
  clock: () => Date,
): CredentialCache<T> {
  const cache = new Map<string, { found: T | null; until: number }>();
  /** For each question under way, those revoked since it was asked: its answer may be older than that. */
  const asking = new Set<Set<string>>();
  let gaps = 0;

  /** The oldest go first, unknown ones before known: made-up secrets push nobody out who is logged in. */
  const makeRoom = (now: number): void => {
    if (cache.size < MOST) return;
    for (const [secret, { until }] of cache) if (until <= now) cache.delete(secret);
    for (const [secret, { found }] of cache) {
      if (cache.size < MOST) return;
      if (!found) cache.delete(secret);
    }
    for (const secret of cache.keys()) {
      if (cache.size < MOST) return;
      cache.delete(secret);
    }
  };

  const askNow = async (secret: string): Promise<T | null> => {
    const revoked = new Set<string>();
    asking.add(revoked);
    try {
      const found = await ask(secret);
      return found && !revoked.has(found.id) ? found : null;
    } finally {
      asking.delete(revoked);
    }
  };

  return {
    async find(secret, beforeAsking) {
      const now = clock().getTime();
      const known = cache.get(secret);
      if (known && known.until > now) return known.found;
      if (beforeAsking) await beforeAsking();
      const before = gaps;
      const found = await askNow(secret);
      // The answer may be older than what a gap kept from us.
      if (before !== gaps) return found;
      makeRoom(now);
      const until = found ? Math.min(now + KNOWN_MS, found.expiresAt.getTime()) : now + UNKNOWN_MS;
      cache.set(secret, { found, until });
      return found;
    },
    forget: (secret) => void cache.delete(secret),
    consumers: [
      defineConsumer({
        queue,
        kind,
        broadcast: true,
        handle: async ({ data }) => {
          const id = revokedId(data as EventOf<K>['data']);
          for (const revoked of asking) revoked.add(id);
          for (const [secret, { found }] of cache) if (found?.id === id) cache.delete(secret);
        },
        // Any may have been revoked meanwhile.
        onGap() {
          gaps++;
          cache.clear();
        },
      }),
    ],
  };
}
