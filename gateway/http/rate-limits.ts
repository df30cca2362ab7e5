import type { RateClass } from '@carillon/contracts/operation.ts';
import { tooMany } from '@carillon/kit/errors.ts';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Calls a minute, by class. */
export type RateSettings = Readonly<Record<RateClass, number>>;

export interface RateLimits {
  /** @throws AppError `too_many_requests` with Retry-After, seconds */
  spend(rate: RateClass, who: string): Promise<void>;
}

const SECONDS = 60;

/** Counts in Redis, for all gateways together; without one, or while it is away, in this process alone. */
export function createRateLimits(settings: RateSettings, redis?: Redis): RateLimits {
  const limiter = (rate: RateClass) => {
    const here = new RateLimiterMemory({ points: settings[rate], duration: SECONDS });
    if (!redis) return here;
    return new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `carillon-rate-${rate}`,
      points: settings[rate],
      duration: SECONDS,
      insuranceLimiter: here,
      rejectIfRedisNotReady: true,
    });
  };
  const limiters = { strict: limiter('strict'), costly: limiter('costly'), normal: limiter('normal') };
  return {
    async spend(rate, who) {
      try {
        await limiters[rate].consume(who);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw tooMany(refusal.msBeforeNext);
      }
    },
  };
}
