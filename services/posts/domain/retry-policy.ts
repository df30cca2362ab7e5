import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationSpec } from './publication.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const FIRST_WAIT_MS = 30 * SECOND;
const FIRST_SAFE_WAIT_MS = 2 * SECOND;
const LONGEST_WAIT_MS = 30 * MINUTE;
const LONGEST_TIME_MS = 48 * HOUR;
const MAX_UNCERTAIN = 12;
const LOOK_AFTER_MS = { text: MINUTE, media: 3 * MINUTE } as const;

type Attempted = Pick<PublicationSpec, 'platform' | 'media'>;

export interface Failures {
  /** When the first of them was. */
  readonly firstAt: Date;
  /** Attempts whose outcome nobody could tell. */
  readonly uncertain: number;
}

/** Whether a retry can't create a second post, so it may be made at once and any number of times. */
const isSafe = ({ platform }: Pick<Attempted, 'platform'>): boolean => PLATFORMS[platform].repeatsSafely;

/**
 * Two days: longer than an outage or a daily quota. Attempts that may have got through end sooner where each is a chance of
 * a second post.
 */
export const isExhausted = (
  { firstAt, uncertain }: Failures,
  attempted: Pick<Attempted, 'platform'>,
  now: Date,
): boolean =>
  (uncertain >= MAX_UNCERTAIN && !isSafe(attempted)) || now.getTime() - firstAt.getTime() >= LONGEST_TIME_MS;

/**
 * When to try again: after 30 s, doubled with each failure up to 30 min. Half of it is random, so that simultaneous
 * failures don't return together. Never before the network allows.
 * @param count failures so far, this one included
 * @param random from 0 to 1
 */
export const nextTry = (count: number, now: Date, random: number, retryAt?: Date): Date =>
  backOff(FIRST_WAIT_MS, count, now, random, retryAt);

/**
 * Works like `nextTry`, after an attempt that may have succeeded: the network may still be working on it. If
 * repeating is safe there is nothing to wait for, and the first wait is 2 s.
 */
export const nextTryInDoubt = (
  attempted: Attempted,
  ...[count, now, random, retryAt]: Parameters<typeof nextTry>
): Date =>
  isSafe(attempted)
    ? backOff(FIRST_SAFE_WAIT_MS, count, now, random, retryAt)
    : nextLook(nextTry(count, now, random, retryAt), now, attempted);

/** When it makes sense to look whether an attempt got through that ended at `endedAt`, and no sooner than `at`. */
export const nextLook = (at: Date, endedAt: Date, attempted: Attempted): Date => {
  const wait = LOOK_AFTER_MS[attempted.media.length > 0 ? 'media' : 'text'];
  return isSafe(attempted) ? at : new Date(Math.max(at.getTime(), endedAt.getTime() + wait));
};

function backOff(first: number, count: number, now: Date, random: number, retryAt?: Date): Date {
  const whole = Math.min(first * 2 ** (count - 1), LONGEST_WAIT_MS);
  const wait = whole / 2 + (whole / 2) * random;
  const requestedMs = retryAt ? retryAt.getTime() + SECOND * 10 * random : 0;
  return new Date(Math.max(now.getTime() + wait, requestedMs));
}
