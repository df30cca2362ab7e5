import type { RateClass } from '@carillon/contracts/operation.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Calls a minute, by class. */
export type RateSettings = Readonly<Record<RateClass, number>>;

export interface RateLimits {
  /** @throws AppError `too_many_requests` with Retry-After, seconds */
  spend(rate: RateClass, who: string): Promise<void>;
}

/** Counts in this process: with several gateways each allows as much. */
export function createRateLimits(settings: RateSettings): RateLimits {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const limiters = {
    strict: limiter(settings.strict),
    costly: limiter(settings.costly),
    normal: limiter(settings.normal),
  };
  return {
    async spend(rate, who) {
      try {
        await limiters[rate].consume(who);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new AppError('too_many_requests', {
          message: `Too many tries. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
          headers: { 'retry-after': String(seconds) },
        });
      }
    },
  };
}
