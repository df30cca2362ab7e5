const MINUTE_MS = 60_000;

/** How many tries an email has in a row from one address, whether or not anybody has an account with it. */
export const MOST_TRIES = 10;

/** From the first of them until they are forgotten; a log-in forgives them sooner. */
export const TRIES_KEPT_MS = 15 * MINUTE_MS;

/** From so many on, from all addresses together, each is looked at later than the one before. */
export const TRIES_AT_ONCE = 100;
const LATER_MS = 100;
const LATEST_MS = 10_000;

export interface LoginTries {
  readonly count: number;
  /** When they are forgotten. */
  readonly until: Date;
}

/** How long to wait before the next try from the same address is looked at; 0 when this one is. */
export const waitAfter = ({ count, until }: LoginTries, now: Date): number =>
  count > MOST_TRIES ? Math.max(until.getTime() - now.getTime(), 1) : 0;

/** How long a try is held before it is looked at. Strangers so slow their guessing down, but can't keep the owner out. */
export const delayAfter = ({ count }: LoginTries): number =>
  Math.min(Math.max(count - TRIES_AT_ONCE, 0) * LATER_MS, LATEST_MS);
