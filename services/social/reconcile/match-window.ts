import { text } from '@carillon/contracts/text.ts';
import type { PublishRequest } from '../capabilities/publish.ts';
import { SocialError } from '../social-error.ts';

/** The most that two clocks may differ unnoticed: a network's, and those of the workers among themselves. */
const SKEW_MS = 5 * 60_000;

/** A clock corrected since may have been off by as much as another zone's time. */
const DOUBT_MS = 24 * 60 * 60_000;

type WithFirstAttempt = Pick<PublishRequest, 'firstAttemptAt'>;

/**
 * Where a remote post is in time: `inside` the match window, so it may be this publication's; `doubtful`, if only
 * because the first attempt may have used a clock that was corrected since; `outside`, older than any attempt.
 */
export type WindowPlace = 'inside' | 'doubtful' | 'outside';

/** From when on posts have to be asked for, by the network's clock. */
export const windowStart = ({ firstAttemptAt }: WithFirstAttempt): Date =>
  new Date(firstAttemptAt.getTime() - DOUBT_MS);

/**
 * @param time when the network says that the post was made
 * @param aheadMs how far our clock is ahead of the network's: so much too late is the time of the first attempt
 */
export const placeInWindow = (
  time: string,
  { firstAttemptAt }: WithFirstAttempt,
  aheadMs: number,
): WindowPlace => {
  const wrongBy = aheadMs > DOUBT_MS ? 0 : aheadMs;
  const before = firstAttemptAt.getTime() - Date.parse(time);
  if (before <= wrongBy + SKEW_MS) return 'inside';
  return before > wrongBy + DOUBT_MS ? 'outside' : 'doubtful';
};

/** Throws unless the clocks are near enough to each other for a search without a match to mean anything. */
export const checkClock = (label: string, aheadMs: number): void => {
  if (aheadMs + SKEW_MS > DOUBT_MS)
    throw new SocialError(
      text`This server’s clock is at least a day ahead of ${{ network: label }}’s, so Carillon can’t tell which posts are new.`,
      { kind: 'unknown' },
    );
};
