import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { listAskedAttempts, type Publication } from './publication.ts';

const HOUR_MS = 3_600_000;

/**
 * For publications taken late because they waited in the dispatch queue, and for retries that don't follow the
 * network's wait.
 */
const GRACE_MS = 4 * HOUR_MS;

/**
 * The latest time at which to repeat an attempt with an unknown outcome, whatever else asks to wait. Null if the
 * network can be asked, or if there is no such attempt since the owner last asked for one.
 */
export function repeatBy(publication: Publication): Date | null {
  const knownAgainMs = PLATFORMS[publication.platform].repetitionMs;
  const uncertain = listAskedAttempts(publication).find(({ outcome }) => outcome === 'unknown');
  return knownAgainMs && uncertain ? new Date(uncertain.startedAt.getTime() + knownAgainMs) : null;
}

/** Whether it is high time to repeat it. */
export function mustRepeat(publication: Publication, now: Date): boolean {
  const by = repeatBy(publication);
  return by !== null && by <= now;
}

/** Whether repeating it might publish it twice then. */
export function isTooLateToRepeat(publication: Publication, then: Date): boolean {
  const by = repeatBy(publication);
  return by !== null && then.getTime() > by.getTime() + GRACE_MS;
}

/** `at`, or sooner where it has to be repeated before that, if there is time still. */
export const noLaterThanRepeat = (publication: Publication, at: Date, now: Date): Date => {
  const by = repeatBy(publication);
  return by && now < by && by < at ? by : at;
};
