const WINDOW_MS = 5 * 60_000;

/** An account's remaining calls in the current five minutes. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  readonly reset: Date;
  /** This call was more than there were. */
  readonly isSpent: boolean;
}

/** Counts calls of accounts in windows of five minutes that begin by the clock, as Mastodon does. */
export const createCallAllowance = (limit: number) => {
  let window = 0;
  let usedCalls = new Map<string, number>();
  return {
    take(accountId: string, now: Date): Allowance {
      const running = Math.floor(now.getTime() / WINDOW_MS);
      if (running !== window) {
        window = running;
        usedCalls = new Map();
      }
      const calls = (usedCalls.get(accountId) ?? 0) + 1;
      usedCalls.set(accountId, calls);
      const reset = new Date((running + 1) * WINDOW_MS);
      return { limit, remaining: Math.max(0, limit - calls), reset, isSpent: calls > limit };
    },
  };
};

/** The headers that tell of it; the time has six digits of a second. */
export const allowanceHeaders = ({ limit, remaining, reset }: Allowance): Record<string, string> => ({
  'x-ratelimit-limit': String(limit),
  'x-ratelimit-remaining': String(remaining),
  'x-ratelimit-reset': reset.toISOString().replace('Z', '000Z'),
});
