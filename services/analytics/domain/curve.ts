import { type Figures, sameFigures } from './figures.ts';

/** Figures at the time of a reading. */
export interface CurvePoint {
  readonly at: Date;
  readonly figures: Figures;
}

/** Room below a reply's limit for the latest reading, and for one batch before the next thinning. */
export const MAX_POINTS = 190;
/** Points left by thinning. */
const KEPT_POINTS = 140;

interface KnownPoint {
  readonly readAt: Date | null;
  readonly figures: Figures;
  /** Whether the last reading is the curve's last point. */
  readonly isDrawn: boolean;
}

/**
 * Returns the points that a reading adds to a curve. A reading that repeats the previous one adds none until the
 * metrics change, so that the curve stays level for as long as they did.
 */
export function pointsFor(
  { readAt, figures: before, isDrawn }: KnownPoint,
  next: CurvePoint,
): readonly CurvePoint[] {
  if (readAt === null) return [next];
  if (sameFigures(before, next.figures)) return [];
  return isDrawn ? [next] : [{ at: readAt, figures: before }, next];
}

/**
 * Reduces the points, keeping the first and the last: repeatedly drops the point closest to the previous one,
 * relative to its age, so recent days keep more.
 */
export function thinned(points: readonly CurvePoint[], publishedAt: Date): readonly CurvePoint[] {
  const keptPoints = [...points];
  const age = (point: CurvePoint | undefined) =>
    Math.max(1, (point?.at.getTime() ?? 0) - publishedAt.getTime());
  while (keptPoints.length > KEPT_POINTS) {
    let closest = 1;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 1; at < keptPoints.length - 1; at++) {
      const gap = age(keptPoints[at + 1]) / age(keptPoints[at - 1]);
      if (gap < least) [closest, least] = [at, gap];
    }
    keptPoints.splice(closest, 1);
  }
  return keptPoints;
}
