const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How many tries an email has from one place, whether or not anybody has an account with it. */
export const FROM_ONE_PLACE = { most: 10, keptMs: 15 * MINUTE_MS } as const;

/** And from all places together from which nobody has logged in with it before. */
export const FROM_STRANGERS = { most: 50, keptMs: HOUR_MS } as const;

/** How long a browser, or a network, is remembered from which somebody has logged in. */
export const DEVICE_KEPT_MS = 180 * 24 * HOUR_MS;

export interface LoginTries {
  readonly count: number;
  /** When they are forgotten. */
  readonly until: Date;
}

/** How long to wait before the next try is looked at; 0 when this one is. */
export const waitAfter = ({ count, until }: LoginTries, { most }: { most: number }, now: Date): number =>
  count > most ? Math.max(until.getTime() - now.getTime(), 1) : 0;
