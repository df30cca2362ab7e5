const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const FIRST_WAIT_MS = 30 * SECOND;
const LONGEST_WAIT_MS = 30 * MINUTE;
const LONGEST_TIME_MS = 48 * HOUR;
const MOST_UNCERTAIN = 12;
const LOOK_AFTER_MS = { text: MINUTE, media: 3 * MINUTE } as const;

export interface Failures {
  /** When the first of them was. */
  readonly firstAt: Date;
  /** Attempts whose outcome nobody could tell. */
  readonly uncertain: number;
}

/**
 * Two days: longer than an outage or a daily quota. Attempts that may have got through end sooner, since each is a
 * chance of a second post.
 */
export const isExhausted = ({ firstAt, uncertain }: Failures, now: Date): boolean =>
  uncertain >= MOST_UNCERTAIN || now.getTime() - firstAt.getTime() >= LONGEST_TIME_MS;

/**
 * When to try again: 30 s, doubled with each failure up to 30 min, of which the second half is left to chance so
 * that what failed together does not come back together. Never before the network said.
 * @param count failures so far, this one included
 * @param random from 0 to 1
 */
export function nextTry(count: number, now: Date, random: number, retryAt?: Date): Date {
  const whole = Math.min(FIRST_WAIT_MS * 2 ** (count - 1), LONGEST_WAIT_MS);
  const wait = whole / 2 + (whole / 2) * random;
  const asked = retryAt ? retryAt.getTime() + SECOND * 10 * random : 0;
  return new Date(Math.max(now.getTime() + wait, asked));
}

/** When it makes sense to look whether an attempt got through: the network may still be at work on it. */
export const nextLook = (at: Date, now: Date, hasMedia: boolean): Date =>
  new Date(Math.max(at.getTime(), now.getTime() + LOOK_AFTER_MS[hasMedia ? 'media' : 'text']));
