import { area, curveMonotoneX, line } from 'd3-shape';
import type { ReactNode } from 'react';
import { Axes } from './axes.tsx';
import { PointCard } from './point-card.tsx';
import { apart, type Frame, frameOf, type Scales, scalesOf } from './scales.ts';
import { type ChartPoint, type ChartShape, SERIES, type SeriesName } from './series.ts';
import { useShownPoint } from './use-shown-point.ts';

/** More points than this are drawn at once. */
const MAX_ANIMATED = 50;

/**
 * One line per series, named at its end; a card shows the values at the pointer. Visual only: a table has the same
 * data.
 */
export function LineChart({ points, width, height, filled = false }: ChartShape): ReactNode {
  const frame = frameOf(width, height);
  const scales = scalesOf(points, frame);
  const { shown, ...pointer } = useShownPoint(points, scales);
  const drawn = { points, frame, scales };
  return (
    <div className="dash-chart" dir="ltr" aria-hidden="true" {...pointer}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        <Axes {...drawn} />
        <g className={points.length > MAX_ANIMATED ? undefined : 'animated'}>
          {filled && SERIES.map(({ name }) => <Area key={name} name={name} {...drawn} />)}
          {SERIES.map(({ name }) => (
            <Line key={name} name={name} {...drawn} />
          ))}
        </g>
        <Names {...drawn} />
        {shown && <PointMarks point={shown} frame={frame} scales={scales} />}
      </svg>
      {shown && <PointCard point={shown} x={scales.x(shown.at)} width={width} />}
    </div>
  );
}

interface Drawn {
  readonly points: readonly ChartPoint[];
  readonly frame: Frame;
  readonly scales: Scales;
}

const isKnown =
  (name: SeriesName) =>
  ({ values }: ChartPoint): boolean =>
    values[name] !== null;

function Line({ name, points, scales: { x, y } }: Drawn & { name: SeriesName }): ReactNode {
  const path = line<ChartPoint>()
    .defined(isKnown(name))
    .curve(curveMonotoneX)
    .x(({ at }) => x(at))
    .y(({ values }) => y(values[name] ?? 0));
  const isAt = (at: number): boolean => points.slice(at, at + 1).some(isKnown(name));
  const alone = points.filter((_, at) => isAt(at) && !(at > 0 && isAt(at - 1)) && !isAt(at + 1));
  return (
    <>
      <path className={`dash-line ${name}`} d={path(points) ?? ''} />
      {/* One point makes no line. */}
      {alone.map(({ at, values }) => (
        <circle key={at} className={`dash-dot ${name}`} cx={x(at)} cy={y(values[name] ?? 0)} r={4} />
      ))}
    </>
  );
}

function Area({ name, points, scales: { x, y } }: Drawn & { name: SeriesName }): ReactNode {
  const path = area<ChartPoint>()
    .defined(isKnown(name))
    .curve(curveMonotoneX)
    .x(({ at }) => x(at))
    .y0(y(0))
    .y1(({ values }) => y(values[name] ?? 0));
  return <path className={`dash-area ${name}`} d={path(points) ?? ''} />;
}

/** Labels each line at its end. */
function Names({ points, frame, scales }: Drawn): ReactNode {
  const ends = SERIES.flatMap((series) => {
    const last = points.findLast(isKnown(series.name));
    return last ? [{ ...series, y: scales.y(last.values[series.name] ?? 0) }] : [];
  });
  const heights = apart(
    ends.map(({ y }) => y),
    frame,
  );
  return ends.map(({ name, label }, index) => (
    <text key={name} className={`dash-series ${name}`} x={frame.right + 8} y={heights[index]} dy="0.35em">
      {label}
    </text>
  ));
}

function PointMarks({
  point: { at, values },
  frame,
  scales: { x, y },
}: Omit<Drawn, 'points'> & { point: ChartPoint }): ReactNode {
  return (
    <>
      <line className="dash-rule" x1={x(at)} x2={x(at)} y1={frame.top} y2={frame.bottom} />
      {SERIES.map(({ name }) => {
        const value = values[name];
        return (
          value !== null && (
            <circle key={name} className={`dash-dot ${name}`} cx={x(at)} cy={y(value)} r={4} />
          )
        );
      })}
    </>
  );
}
