import type { PublishRequest } from './network.ts';
import { SocialError } from './social-error.ts';

/** As far as two clocks may differ without its being noticed: a network's, and those of the workers among themselves. */
const SKEW_MS = 5 * 60_000;

/** A clock that was put right since may have been as wrong as one that goes by another zone's time. */
const DOUBT_MS = 24 * 60 * 60_000;

type Begun = Pick<PublishRequest, 'firstAttemptAt'>;

/**
 * Whether a post may be this one, by its age: `possible`, `doubtful` if only the first attempt was made under a clock that
 * was put right since, `older` than any attempt.
 */
export type Age = 'possible' | 'doubtful' | 'older';

/** From when on posts have to be looked at, by the network's clock. */
export const lookSince = ({ firstAttemptAt }: Begun): Date => new Date(firstAttemptAt.getTime() - DOUBT_MS);

/**
 * @param time when the network says that the post was made
 * @param aheadMs how far our clock is ahead of the network's: so much too late is the time of the first attempt
 */
export const ageOf = (time: string, { firstAttemptAt }: Begun, aheadMs: number): Age => {
  const wrongBy = aheadMs > DOUBT_MS ? 0 : aheadMs;
  const before = firstAttemptAt.getTime() - Date.parse(time);
  if (before <= wrongBy + SKEW_MS) return 'possible';
  return before > wrongBy + DOUBT_MS ? 'older' : 'doubtful';
};

/** Nothing was found: says so only when the clocks are near enough to each other for that to mean anything. */
export const checkClock = (label: string, aheadMs: number): void => {
  if (aheadMs + SKEW_MS > DOUBT_MS)
    throw new SocialError(
      `The clock here is a day or more ahead of ${label}’s, so nobody can tell which posts are new`,
      { kind: 'unknown' },
    );
};
