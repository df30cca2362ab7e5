import type { RateClass } from '@carillon/contracts/operation.ts';
import { tooMany } from '@carillon/kit/errors.ts';
import { clientNetwork } from '@carillon/kit/http/client-network.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Session } from '../sessions/sessions.ts';

/** Calls a minute, by class. */
export type RateSettings = Readonly<Record<RateClass, number>>;

export interface Spender {
  /** Who or what is counted, within the class. */
  readonly key: string;
  /** Where the browser is. */
  readonly address: string;
  readonly userId?: string;
}

export interface RateLimits {
  /** @throws AppError `too_many_requests` with Retry-After, seconds */
  spend(rate: RateClass | 'added', who: Spender): Promise<void>;
}

const SECONDS = 60;
/** Of apps that are mounted beside the API. A worker in this process may be their busiest client. */
const ADDED = 30_000;

/** The key of who is counted by address: IPv6 by its /64, or one machine would have as many tries as it likes. */
export const byAddress = (address: string, what = ''): Spender => ({
  key: `${what} ${clientNetwork(address)}`.trim(),
  address,
});

type User = Pick<Session, 'userId'>;

export const byUser = ({ userId }: User, address: string): Spender => ({ key: userId, address, userId });

/** All of a user's tokens together, and apart from their browsers: a script locks nobody out of the pages. */
export const byToken = ({ userId }: User, address: string): Spender => ({
  key: `tokens ${userId}`,
  ...{ address, userId },
});

/** Counts in Redis, for all gateways together; without one, or while it is away, in this process alone. */
export function createRateLimits(
  settings: RateSettings,
  securityLog: SecurityLog,
  redis?: Redis,
): RateLimits {
  const limiter = (rate: string, points: number) => {
    const here = new RateLimiterMemory({ points, duration: SECONDS });
    if (!redis) return here;
    return new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `carillon-rate-${rate}`,
      points,
      duration: SECONDS,
      insuranceLimiter: here,
      rejectIfRedisNotReady: true,
    });
  };
  const limiters = {
    strict: limiter('strict', settings.strict),
    costly: limiter('costly', settings.costly),
    normal: limiter('normal', settings.normal),
    added: limiter('added', ADDED),
  };
  return {
    async spend(rate, { key, address, userId }) {
      try {
        await limiters[rate].consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        securityLog.tell({
          ...{ event: 'rate.limited', outcome: 'refused', address, detail: { rate } },
          ...(userId !== undefined && { userId }),
        });
        throw tooMany(refusal.msBeforeNext);
      }
    },
  };
}
