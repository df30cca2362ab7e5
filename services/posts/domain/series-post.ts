import { type Occurrence, occurrencesOf } from '@carillon/contracts/domain/recurrence.ts';
import type { Post } from './post.ts';
import type { Series } from './series.ts';

/** The first post of a series, with the words, targets and files that each of them gets. */
export interface SeriesPost extends Post {
  readonly series: Series;
  readonly localTime: string;
  readonly timezone: string;
}

export const isSeries = (post: Post): post is SeriesPost =>
  post.series !== undefined && post.localTime !== null && post.timezone !== null;

/** All the times of a series, that of the first post first. */
export const timesOf = ({ series, localTime, timezone }: SeriesPost): Occurrence[] =>
  occurrencesOf(series.repeat, localTime, timezone);

const DAY_MS = 86_400_000;
/** How long before its time one is planned. */
const AHEAD_MS = 60 * DAY_MS;

export type Step =
  | { readonly type: 'make'; readonly n: number; readonly one: Occurrence; readonly before: Occurrence }
  | { readonly type: 'wait'; readonly n: number; readonly until: Date }
  | { readonly type: 'end' };

/**
 * Returns the next step once so many are planned: the next post enters the calendar 60 days before its time, or when
 * the one before it is published. Times that have passed without being planned are left out.
 */
export function nextStep(times: readonly Occurrence[], next: number, now: Date): Step {
  const n = times.findIndex(({ dueAt }, at) => at >= next && dueAt > now);
  const [before, one] = [times[n - 1], times[n]];
  if (!before || !one) return { type: 'end' };
  const until = new Date(Math.min(one.dueAt.getTime() - AHEAD_MS, before.dueAt.getTime()));
  return until <= now ? { type: 'make', n, one, before } : { type: 'wait', n, until };
}

/** One post of a series, as its first was made. */
export function occurrencePost(
  { series: _, change: _1, changeKey: _2, changes: _3, changeRefused: _4, ...head }: SeriesPost,
  id: string,
  { dueAt, localTime }: Occurrence,
  now: Date,
): Post {
  return {
    ...head,
    id,
    localTime,
    createdAt: now,
    aiSuggestedTime: false,
    publications: head.publications
      .filter(({ added }) => !added)
      .map((one, n) => ({
        ...one,
        id: `${id}-${n + 1}`,
        postId: id,
        dueAt,
        localTime,
        createdAt: now,
        seriesId: head.id,
      })),
  };
}
