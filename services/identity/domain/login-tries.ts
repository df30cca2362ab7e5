const MINUTE_MS = 60_000;

/** How many tries an email has in a row, whether or not anybody has an account with it. A log-in forgives them. */
export const MOST_TRIES = 10;

/** From the first of them until they are forgotten. */
export const TRIES_KEPT_MS = 15 * MINUTE_MS;

export interface LoginTries {
  readonly count: number;
  /** When they are forgotten. */
  readonly until: Date;
}

/** How long to wait before the next try is looked at; 0 when this one is. */
export const waitAfter = ({ count, until }: LoginTries, now: Date): number =>
  count > MOST_TRIES ? Math.max(until.getTime() - now.getTime(), 1) : 0;
