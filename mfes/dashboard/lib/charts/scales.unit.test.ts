import { expect, test } from '@jest/globals';
import { apart, frameOf, pickLabeled, scalesOf } from './scales.ts';
import type { ChartPoint } from './series.ts';

const point = (at: number, likes: number | null): ChartPoint => ({
  at,
  label: '',
  title: '',
  values: { likes, comments: null, shares: 0 },
});
const frame = frameOf(520, 350);

test('the axis goes from 0 to a round number that no value passes', () => {
  for (const max of [0, 0.4, 1, 7, 79, 1_234, 99_999]) {
    const { steps, y } = scalesOf([point(0, max), point(1, null)], frame);
    expect(steps[0]).toBe(0);
    expect(steps.at(-1)).toBeGreaterThanOrEqual(max);
    expect(y(max)).toBeGreaterThanOrEqual(frame.top);
    expect(y(0)).toBe(frame.bottom);
  }
});

test('shows withdrawn values below 0, with the axis extended', () => {
  const { steps, y } = scalesOf([point(0, -7), point(1, 30)], frame);
  expect(steps[0]).toBeLessThanOrEqual(-7);
  expect(steps).toContain(0);
  expect(y(-7)).toBeLessThanOrEqual(frame.bottom);
});

test('points spread from edge to edge, and a single one is in the middle', () => {
  const { x } = scalesOf([point(10, 1), point(20, 1), point(40, 1)], frame);
  expect([10, 40].map(x)).toEqual([frame.left, frame.right]);
  expect(scalesOf([point(10, 1)], frame).x(10)).toBe((frame.left + frame.right) / 2);
});

test('labels have room, the last point has one, and no two neighbors are equal', () => {
  for (const count of [1, 7, 30, 90]) {
    const days = Array.from({ length: count }, (_, at) => ({ ...point(at, 1), label: `${at}` }));
    const { x } = scalesOf(days, frame);
    const points = pickLabeled(days, x);
    expect(points.at(-1)).toBe(days.at(-1));
    for (const [index, { at }] of points.slice(1).entries())
      expect(x(at) - x(points[index]?.at ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const sameDay = [point(0, 1), point(50, 1), point(100, 1)];
  expect(pickLabeled(sameDay, scalesOf(sameDay, frame).x)).toHaveLength(1);
});

test('labels of lines with the same end are spread, in order and within the chart', () => {
  const placed = apart([322, 320, 321], frame);
  const [a = 0, b = 0, c = 0] = placed;
  expect(c - b).toBeGreaterThanOrEqual(18);
  expect(a - c).toBeGreaterThanOrEqual(18);
  // Half a line above the axis' own labels.
  expect(a).toBeLessThan(frame.bottom);
});
