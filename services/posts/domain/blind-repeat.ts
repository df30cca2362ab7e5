import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { listAskedAttempts, type Publication } from './publication.ts';

const HOUR_MS = 3_600_000;

/** For what is taken up late, because it waited in the dispatch queue, and for tries beside the network's wishes. */
const GRACE_MS = 4 * HOUR_MS;

/**
 * When an attempt that nobody knows the outcome of is to be repeated at the latest, whatever else asks for patience;
 * null when the network can be asked, or there is none since its owner last asked for it.
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
