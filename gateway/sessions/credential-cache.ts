import type { EventKind, EventOf } from '@carillon/contracts/event.ts';
import { type Consumer, defineConsumer } from '@carillon/kit/bus/consumer.ts';
import { AppError } from '@carillon/kit/errors.ts';

interface Credential {
  readonly id: string;
  readonly userId: string;
  readonly workspaceId: string;
  readonly expiresAt: Date;
}

/** An event that invalidates some cached credentials. */
export interface Outdating<K extends EventKind = EventKind> {
  readonly kind: K;
  /** Where it is heard. */
  readonly queue: string;
  /** Whether it ends them, rather than that they say something else now. */
  readonly ends?: boolean;
  /** Whether it is about this one. */
  concerns(data: EventOf<K>['data'], credential: Credential): boolean;
}

/** The kinds differ, and each knows its own data. */
export const outdating = <K extends EventKind>(one: Outdating<K>): Outdating => one as unknown as Outdating;

interface Asking<T extends Credential> {
  /** Asks identity whom a secret represents. */
  ask(secret: string): Promise<T | null>;
  readonly outdatedBy: readonly Outdating[];
}

export interface CredentialCache<T> {
  /**
   * Returns whom a secret represents, or null for nobody. If `beforeAsking` rejects, identity isn't asked.
   * @throws AppError `service_unavailable` if identity is unreachable, or each answer was outdated
   */
  find(secret: string, beforeAsking?: () => Promise<void>): Promise<T | null>;
  /** Forgets a secret, so that the next call asks again. */
  forget(secret: string): void;
  /** Drops at once what an event invalidates. */
  readonly consumers: readonly Consumer[];
}

interface Question {
  readonly secret: string;
  readonly heard: { readonly ends: boolean; concerns(credential: Credential): boolean }[];
}

const KNOWN_MS = 15_000;
const UNKNOWN_MS = 2_000;
const LIMIT = 10_000;
const MAX_TRIES = 10;

/** Asks identity, and remembers briefly. */
export function createCredentialCache<T extends Credential>(
  { ask, outdatedBy }: Asking<T>,
  clock: () => Date,
): CredentialCache<T> {
  const cache = new Map<string, { found: T | null; until: number }>();
  /** For each lookup in progress, what was invalidated since it began: its answer may be older than that. */
  const asking = new Set<Question>();
  let gaps = 0;

  /** The oldest go first, unknown ones before known: made-up secrets push nobody out who is logged in. */
  const makeRoom = (now: number): void => {
    if (cache.size < LIMIT) return;
    for (const [secret, { until }] of cache) if (until <= now) cache.delete(secret);
    for (const [secret, { found }] of cache) {
      if (cache.size < LIMIT) return;
      if (!found) cache.delete(secret);
    }
    for (const secret of cache.keys()) {
      if (cache.size < LIMIT) return;
      cache.delete(secret);
    }
  };

  /**
   * Asks again if the answer was outdated on arrival. A session that moves is outdated by each event about it;
   * treating it as nobody's would log its user out.
   */
  const askNow = async (secret: string): Promise<T | null> => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const question: Question = { secret, heard: [] };
      asking.add(question);
      const value = await ask(secret).finally(() => asking.delete(question));
      const outdated = value ? question.heard.filter(({ concerns }) => concerns(value)) : [];
      if (outdated.length === 0) return value;
      if (outdated.some(({ ends }) => ends)) return null;
    }
    throw new AppError('service_unavailable');
  };

  return {
    async find(secret, beforeAsking) {
      const now = clock().getTime();
      const cached = cache.get(secret);
      if (cached && cached.until > now) return cached.found;
      if (beforeAsking) await beforeAsking();
      const before = gaps;
      const value = await askNow(secret);
      // The reply may be older than events missed in a gap.
      if (before !== gaps) return value;
      makeRoom(now);
      const until = value ? Math.min(now + KNOWN_MS, value.expiresAt.getTime()) : now + UNKNOWN_MS;
      cache.set(secret, { found: value, until });
      return value;
    },
    forget(secret) {
      for (const question of asking)
        if (question.secret === secret) question.heard.push({ ends: false, concerns: () => true });
      cache.delete(secret);
    },
    consumers: outdatedBy.map(({ kind, queue, ends = false, concerns }) =>
      defineConsumer({
        queue,
        kind,
        broadcast: true,
        handle: async ({ data }) => {
          for (const { heard } of asking) heard.push({ ends, concerns: (one) => concerns(data, one) });
          for (const [secret, { found }] of cache) if (found && concerns(data, found)) cache.delete(secret);
        },
        // Any may have been outdated meanwhile.
        onGap() {
          gaps++;
          cache.clear();
        },
      }),
    ),
  };
}
