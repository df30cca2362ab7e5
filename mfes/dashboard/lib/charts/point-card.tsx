import type { ReactNode } from 'react';
import { figureText } from './figure-text.ts';
import { type ChartPoint, SERIES } from './series.ts';

interface PointCardProps {
  readonly point: ChartPoint;
  readonly x: number;
  readonly width: number;
}

/** Shows the values at one point, on the side where there is room. */
export const PointCard = ({ point: { title, values }, x, width }: PointCardProps): ReactNode => (
  <div className="dash-point" style={x > width / 2 ? { right: width - x + 12 } : { left: x + 12 }}>
    <strong>{title}</strong>
    {SERIES.map(({ name, label }) => (
      <span key={name} className={`dash-point-row ${name}`}>
        {label} <span className="tabular">{figureText(values[name])}</span>
      </span>
    ))}
  </div>
);
