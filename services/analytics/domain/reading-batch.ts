import { FIGURE_NAMES, type FigureName } from '@carillon/contracts/http/analytics/figures.ts';
import { type CurvePoint, pointsFor } from './curve.ts';
import { addCounts, changeOf, type Figures, sameFigures, withRead } from './figures.ts';
import { type Growth, hoursBetween } from './growth-by-hour.ts';
import { nextReadingAt, type ReadingSchedule } from './reading-schedule.ts';
import type { TrackedPublication } from './tracked.ts';

/** A network's metrics of a post. */
export type Reading =
  | { readonly kind: 'figures'; readonly figures: Partial<Figures> }
  | { readonly kind: 'gone' };

/** The change of a publication by a reading. */
export interface PublicationChange {
  readonly id: string;
  readonly figures: Figures;
  readonly gone: boolean;
  readonly dueAt: Date | null;
  readonly isDrawn: boolean;
  readonly points: readonly CurvePoint[];
}

/**
 * The readings of a target at one time. The batch is recorded with the target before it is applied to the publications
 * and to the day; each of those remembers the number of its last batch, so that a batch is applied once, however often
 * it is tried.
 */
export interface ReadingBatch {
  readonly seq: number;
  readonly at: Date;
  readonly changes: readonly PublicationChange[];
  /** Changes of the days' sums. */
  readonly growth: readonly Growth[];
  /** The figures that the network gave. */
  readonly known: readonly FigureName[];
  readonly followers: number | null;
}

interface Read {
  readonly seq: number;
  readonly at: Date;
  readonly readings: readonly (readonly [TrackedPublication, Reading])[];
  readonly followers: number | null;
}

export function batchOf({ seq, at, readings, followers }: Read, schedule: ReadingSchedule): ReadingBatch {
  const changes = readings.map(([publication, reading]) => changeBy(publication, reading, at, schedule));
  const givenNames = new Set(
    readings.flatMap(([, reading]) =>
      reading.kind === 'gone' ? [] : FIGURE_NAMES.filter((name) => reading.figures[name] != null),
    ),
  );
  return { seq, at, changes, growth: growthOf(readings, changes, at), known: [...givenNames], followers };
}

/** Posts read together last time grew over the same hours. */
function growthOf(
  readings: Read['readings'],
  changes: readonly PublicationChange[],
  at: Date,
): readonly Growth[] {
  const grown = readings.map(([publication], index) => ({
    ...hoursBetween(publication.readAt ?? publication.publishedAt, at),
    counts: changeOf(publication.figures, changes[index]?.figures ?? publication.figures),
  }));
  return [...Map.groupBy(grown, ({ first }) => first).values()].flatMap((some) => {
    const counts = addCounts(some.map((one) => one.counts));
    return some[0] && Object.keys(counts).length > 0 ? [{ ...some[0], counts }] : [];
  });
}

function changeBy(
  publication: TrackedPublication,
  reading: Reading,
  at: Date,
  schedule: ReadingSchedule,
): PublicationChange {
  const { id, figures: before, isDrawn } = publication;
  // Its figures are the last that were read: they happened.
  if (reading.kind === 'gone') return { id, figures: before, gone: true, dueAt: null, isDrawn, points: [] };
  const figures = withRead(before, reading.figures);
  const points = pointsFor(publication, { at, figures });
  const dueAt = nextReadingAt(publication.publishedAt, at, schedule);
  return { id, figures, gone: false, dueAt, isDrawn: points.length > 0, points };
}

/** Whether anybody who looks would see a difference. */
export const showsAnew = (
  { changes, followers }: ReadingBatch,
  before: readonly TrackedPublication[],
  followersBefore: number | null,
): boolean =>
  (followers !== null && followers !== followersBefore) ||
  changes.some(({ figures, gone }, at) => {
    const publication = before[at];
    return (
      !publication ||
      publication.readAt === null ||
      gone !== publication.gone ||
      !sameFigures(figures, publication.figures)
    );
  });
