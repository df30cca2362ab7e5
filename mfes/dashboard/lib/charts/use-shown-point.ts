import { bisectCenter } from 'd3-array';
import { type PointerEvent, useState } from 'react';
import type { Scales } from './scales.ts';
import type { ChartPoint } from './series.ts';

/** The point nearest to the pointer. */
export function useShownPoint(points: readonly ChartPoint[], { x }: Scales) {
  const [index, setIndex] = useState<number | null>(null);
  return {
    shown: index === null ? null : (points[index] ?? null),
    onPointerMove: ({ clientX, currentTarget }: PointerEvent<HTMLElement>): void => {
      const at = clientX - currentTarget.getBoundingClientRect().left;
      setIndex(
        bisectCenter(
          points.map((point) => x(point.at)),
          at,
        ),
      );
    },
    onPointerLeave: (): void => setIndex(null),
  };
}
