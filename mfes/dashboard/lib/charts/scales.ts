import { extent, ticks } from 'd3-array';
import type { ChartPoint } from './series.ts';
import { SERIES } from './series.ts';

const MARGIN = { top: 16, right: 76, bottom: 28, left: 44 };
const LABEL_WIDTH = 44;
const LABEL_HEIGHT = 18;

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The room that axes and labels leave. */
export const frameOf = (width: number, height: number): Frame => ({
  left: MARGIN.left,
  right: Math.max(width - MARGIN.right, MARGIN.left + 1),
  top: MARGIN.top,
  bottom: height - MARGIN.bottom,
});

export interface Scales {
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  /** The values at which the vertical axis has lines. */
  readonly steps: readonly number[];
}

export function scalesOf(points: readonly ChartPoint[], frame: Frame): Scales {
  const first = points[0]?.at ?? 0;
  const span = (points.at(-1)?.at ?? 0) - first;
  const steps = stepsOver(points.flatMap(({ values }) => SERIES.map(({ name }) => values[name] ?? 0)));
  const [least = 0, max = 1] = [steps[0], steps.at(-1)];
  return {
    x: (at) => frame.left + (span === 0 ? 0.5 : (at - first) / span) * (frame.right - frame.left),
    y: (value) => frame.bottom - ((value - least) / (max - least)) * (frame.bottom - frame.top),
    steps,
  };
}

/** Round numbers that reach over 0 and all values. */
function stepsOver(values: readonly number[]): number[] {
  const [least = 0, max = 0] = extent([0, ...values]);
  if (least === max) return [0, 1];
  const steps = ticks(least, max, 4);
  const step = (steps[1] ?? max) - (steps[0] ?? least);
  const [first = 0, last = 0] = [steps[0], steps.at(-1)];
  return [...(first > least ? [first - step] : []), ...steps, ...(last < max ? [last + step] : [])];
}

/** The points that have a label at the axis: the last one, and before it as many as there is room for, none twice. */
export function pickLabeled(points: readonly ChartPoint[], x: Scales['x']): readonly ChartPoint[] {
  const labels: ChartPoint[] = [];
  for (const point of points.toReversed()) {
    const after = labels[0];
    if (after && (x(after.at) - x(point.at) < LABEL_WIDTH || after.label === point.label)) continue;
    labels.unshift(point);
  }
  return labels;
}

/** The same heights, moved just enough that no label covers another, or the text below the axis. */
export function apart(heights: readonly number[], { top, bottom }: Frame): readonly number[] {
  const order = heights.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  let above = top - LABEL_HEIGHT;
  for (const one of order) {
    one.y = Math.max(one.y, above + LABEL_HEIGHT);
    above = one.y;
  }
  let below = bottom - LABEL_HEIGHT / 4;
  for (const one of order.toReversed()) {
    one.y = Math.min(one.y, below);
    below = one.y - LABEL_HEIGHT;
  }
  const placed = [...heights];
  for (const { y, index } of order) placed[index] = y;
  return placed;
}
