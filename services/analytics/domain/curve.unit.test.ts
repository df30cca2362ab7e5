import { expect, test } from '@jest/globals';
import { type CurvePoint, pointsFor, thinned } from './curve.ts';
import { NO_FIGURES } from './figures.ts';

const publishedAt = new Date('2026-03-01T10:00:00Z');
const point = (minutes: number, likes: number): CurvePoint => ({
  at: new Date(publishedAt.getTime() + minutes * 60_000),
  figures: { ...NO_FIGURES, likes },
});
const knownPoint = (at: CurvePoint, isDrawn: boolean) => ({ readAt: at.at, figures: at.figures, isDrawn });

test('a curve has the readings with a change, and the end of each level stretch', () => {
  const [first, same, more] = [point(10, 3), point(20, 3), point(30, 5)];
  expect(pointsFor({ readAt: null, figures: NO_FIGURES, isDrawn: false }, first)).toEqual([first]);
  expect(pointsFor(knownPoint(first, true), same)).toEqual([]);
  expect(pointsFor(knownPoint(same, false), more)).toEqual([same, more]);
  expect(pointsFor(knownPoint(first, true), more)).toEqual([more]);
});

test('a long curve keeps its ends, and more of its young days', () => {
  const points = Array.from({ length: 200 }, (_, n) => point(10 + n * 60, n));
  const keptPoints = thinned(points, publishedAt);
  expect(keptPoints).toHaveLength(140);
  expect([keptPoints[0], keptPoints.at(-1)]).toEqual([points[0], points.at(-1)]);
  const half = (points[99]?.at.getTime() ?? 0) as number;
  expect(keptPoints.filter(({ at }) => at.getTime() <= half).length).toBeGreaterThan(90);
});
