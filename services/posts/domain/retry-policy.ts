const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const FIRST_WAIT_MS = 30 * SECOND;
const LONGEST_WAIT_MS = 30 * MINUTE;
const MOST_FAILURES = 12;
const LONGEST_TIME_MS = 48 * HOUR;

export interface Failures {
  /** Including the one just now. */
  readonly count: number;
  readonly firstAt: Date;
}

/** Twelve failures, or two days of them: long enough for an outage or a daily quota, short enough to tell the user. */
export const isExhausted = ({ count, firstAt }: Failures, now: Date): boolean =>
  count >= MOST_FAILURES || now.getTime() - firstAt.getTime() >= LONGEST_TIME_MS;

/**
 * When to try again: 30 s, doubled with each failure up to 30 min, of which the second half is left to chance so
 * that what failed together does not come back together. Never before the network said.
 * @param random from 0 to 1
 */
export function nextTry(count: number, now: Date, random: number, retryAt?: Date): Date {
  const whole = Math.min(FIRST_WAIT_MS * 2 ** (count - 1), LONGEST_WAIT_MS);
  const wait = whole / 2 + (whole / 2) * random;
  const asked = retryAt ? retryAt.getTime() + SECOND * 10 * random : 0;
  return new Date(Math.max(now.getTime() + wait, asked));
}
