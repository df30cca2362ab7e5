import type { RateClass } from '@carillon/contracts/operation.ts';
import { tooMany } from '@carillon/kit/errors.ts';
import { clientNetwork } from '@carillon/kit/http/client-network.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Session } from '../sessions/sessions.ts';

/** Calls a minute, by class. */
export type RateSettings = Readonly<Record<RateClass, number>>;

/** The default limits. Operators can change them. */
export const DEFAULT_RATES: RateSettings = { strict: 20, costly: 60, normal: 1200 };

export interface Spender {
  /** The user, address or other thing that is counted, within the class. */
  readonly key: string;
  /** Where the browser is. */
  readonly address: string;
  readonly userId?: string;
}

/** The rest of a budget, as reported to clients. */
export interface Budget {
  /** The name of the policy that counted the call. */
  readonly policy: string;
  readonly calls: number;
  readonly left: number;
  /** Seconds until the budget is whole again. */
  readonly resetSeconds: number;
}

export interface RateLimits {
  readonly rates: RateSettings;
  /** @throws AppError `too_many_requests` with Retry-After, seconds */
  spend(rate: RateClass | 'added', who: Spender): Promise<void>;
  /**
   * A call by an access token counts against the token's own budget and against that of all of its user's tokens.
   * @param report receives the rest of each budget, even if one is used up
   * @throws AppError `too_many_requests` with Retry-After, seconds
   */
  spendToken(
    rate: RateClass,
    token: TokenSpender,
    report: (budgets: readonly Budget[]) => void,
  ): Promise<void>;
}

export interface TokenSpender {
  readonly id: string;
  readonly userId: string;
  readonly address: string;
}

export const SECONDS = 60;
/** How much more than one token all of a user's tokens together may do. */
export const ALL_TOKENS = 3;
/** The limit for apps mounted beside the API. A worker in this process may be their busiest client. */
const ADDED = 30_000;

/** The key of who is counted by address: IPv6 by its /64, or one machine would have as many tries as it likes. */
export const byAddress = (address: string, what = ''): Spender => ({
  key: `${what} ${clientNetwork(address)}`.trim(),
  address,
});

type User = Pick<Session, 'userId'>;

export const byUser = ({ userId }: User, address: string): Spender => ({ key: userId, address, userId });

/** Counts in Redis, for all gateways together; without it, or while it is unreachable, only in this process. */
export function createRateLimits(rates: RateSettings, securityLog: SecurityLog, redis?: Redis): RateLimits {
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
  const limiters: Readonly<Record<RateClass | 'added', RateLimiterAbstract>> = {
    strict: limiter('strict', rates.strict),
    costly: limiter('costly', rates.costly),
    normal: limiter('normal', rates.normal),
    added: limiter('added', ADDED),
  };
  const refuse = (rate: string, waitMs: number, { address, userId }: Omit<Spender, 'key'>): never => {
    securityLog.tell({
      event: 'rate.limited',
      outcome: 'refused',
      address,
      detail: { rate },
      ...(userId !== undefined && { userId }),
    });
    throw tooMany(waitMs);
  };
  // Apart from their users' browsers: a script locks nobody out of the pages.
  const ofTokens = mapClasses((rate) => ({
    token: limiter(`${rate}-token`, rates[rate]),
    user: limiter(`${rate}-tokens`, rates[rate] * ALL_TOKENS),
  }));
  return {
    rates,
    async spend(rate, who) {
      const { msBeforeNext, isSpent } = await take(limiters[rate], who.key);
      if (isSpent) refuse(rate, msBeforeNext, who);
    },
    async spendToken(rate, { id, userId, address }, report) {
      const { token, user } = ofTokens[rate];
      const tokenUse = await take(token, id);
      // A call refused by the token's own budget doesn't count against the other tokens.
      const userUse = tokenUse.isSpent ? null : await take(user, userId);
      report([
        budgetOf(`${rate}-token`, token.points, tokenUse),
        ...(userUse ? [budgetOf(`${rate}-user`, user.points, userUse)] : []),
      ]);
      const spent = [tokenUse, userUse].find((one) => one?.isSpent);
      if (spent) refuse(rate, spent.msBeforeNext, { address, userId });
    },
  };
}

const mapClasses = <T>(make: (rate: RateClass) => T): Readonly<Record<RateClass, T>> => ({
  strict: make('strict'),
  costly: make('costly'),
  normal: make('normal'),
});

interface Consumption {
  readonly msBeforeNext: number;
  readonly remainingPoints: number;
  readonly isSpent: boolean;
}

async function take(limiter: RateLimiterAbstract, key: string): Promise<Consumption> {
  try {
    const { msBeforeNext, remainingPoints } = await limiter.consume(key);
    return { msBeforeNext, remainingPoints, isSpent: false };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { msBeforeNext: refusal.msBeforeNext, remainingPoints: 0, isSpent: true };
  }
}

const budgetOf = (policy: string, calls: number, { remainingPoints, msBeforeNext }: Consumption): Budget => ({
  policy,
  calls,
  left: remainingPoints,
  resetSeconds: Math.ceil(msBeforeNext / 1000),
});
