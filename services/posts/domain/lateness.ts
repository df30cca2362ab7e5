import type { Publication } from './publication.ts';

const LATE_MS = 60_000;
const TOO_LATE_MS = 7 * 24 * 3_600_000;

/** Since when its owner has waited for it. */
const scheduledInstant = ({ retriedAt, dueAt }: Publication): Date =>
  retriedAt !== null && retriedAt > dueAt ? retriedAt : dueAt;

/** How long its owner has waited for it by then, milliseconds. */
export const lateBy = (publication: Publication, at: Date): number =>
  at.getTime() - scheduledInstant(publication).getTime();

/** More than a minute after its due time: when it was published, or by now if it wasn't. */
export function isLate(publication: Publication, now: Date): boolean {
  if (publication.status === 'canceled' || publication.status === 'failed') return false;
  const at = publication.status === 'published' ? publication.publishedAt : now;
  return lateBy(publication, at) > LATE_MS;
}

/** So late that the text may be outdated. Only its owner can say whether to still publish it. */
export const isTooLate = (publication: Publication, now: Date): boolean =>
  lateBy(publication, now) > TOO_LATE_MS;
