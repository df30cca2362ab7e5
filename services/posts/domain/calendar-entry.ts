import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Publication } from './publication.ts';

/** A publication as a calendar shows it, with its version. */
export interface CalendarEntry {
  readonly id: string;
  readonly postId: string;
  readonly platform: PlatformName;
  readonly content: string;
  readonly dueAt: Date;
  /** Counts the changes that a subscriber sees. */
  readonly revision: number;
  readonly changedAt: Date;
}

/** The version of all of a post. Whatever its publications do, it only grows. */
export interface CalendarVersion {
  readonly sequence: number;
  readonly changedAt: Date;
}

/** Statuses that the calendar shows, unless the publication was deleted. */
export const CALENDAR_STATUSES = ['scheduled', 'publishing', 'published'] as const;

export const isInCalendar = ({ status, removedAt }: Pick<Publication, 'status' | 'removedAt'>): boolean =>
  removedAt === null && (CALENDAR_STATUSES as readonly string[]).includes(status);

/** Counts a change that a subscriber sees. The time never goes back, whichever process's clock is asked. */
export function countCalendarChange(before: Publication, after: Publication, now: Date): Publication {
  if (!looksDifferent(before, after)) return after;
  const last = before.calendarChangedAt ?? before.createdAt;
  return {
    ...after,
    calendarRevision: before.calendarRevision + 1,
    calendarChangedAt: now > last ? now : last,
  };
}

const looksDifferent = (before: Publication, after: Publication): boolean =>
  isInCalendar(before) !== isInCalendar(after) ||
  (isInCalendar(after) &&
    (before.content !== after.content || before.dueAt.getTime() !== after.dueAt.getTime()));

/**
 * The version of each post, by its id. A UID is that of a publication, and its event shows all that are due with it; so the
 * version counts what joined or left, too.
 * @param entries of every publication of the posts, including those that are due elsewhere, canceled or deleted
 */
export const versionsOf = (entries: readonly CalendarEntry[]): ReadonlyMap<string, CalendarVersion> =>
  new Map(
    [...Map.groupBy(entries, ({ postId }) => postId)].map(([postId, all]) => [
      postId,
      {
        sequence: all.reduce((sum, { revision }) => sum + revision, 0),
        changedAt: new Date(Math.max(...all.map(({ changedAt }) => changedAt.getTime()))),
      },
    ]),
  );
