import { shortCount } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { type Frame, pickLabeled, type Scales } from './scales.ts';
import type { ChartPoint } from './series.ts';

interface AxesProps {
  readonly points: readonly ChartPoint[];
  readonly frame: Frame;
  readonly scales: Scales;
}

/** The lines of the round numbers, and the labels below. */
export const Axes = ({ points, frame, scales: { x, y, steps } }: AxesProps): ReactNode => (
  <g className="dash-axes">
    {steps.map((step) => (
      <g key={step}>
        <line x1={frame.left} x2={frame.right} y1={y(step)} y2={y(step)} />
        <text x={frame.left - 8} y={y(step)} dy="0.35em" textAnchor="end">
          {shortCount(step)}
        </text>
      </g>
    ))}
    {pickLabeled(points, x).map(({ at, label }) => (
      <text key={at} x={x(at)} y={frame.bottom + 20} textAnchor="middle">
        {label}
      </text>
    ))}
  </g>
);
