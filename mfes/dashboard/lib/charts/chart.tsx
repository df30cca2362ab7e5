import { Button, Spin } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { ChartBoundary } from './chart-boundary.tsx';
import { ChartTable } from './chart-table.tsx';
import type { ChartPoint, ChartShape } from './series.ts';
import { useDrawing } from './use-drawing.ts';
import { useWidth } from './use-width.ts';

export interface ChartProps {
  /** The chart's label, such as "Likes, comments and shares by day". */
  readonly label: string;
  /** The name of a step, such as "Day". */
  readonly step: string;
  /** Undefined until they are known. */
  readonly points: readonly ChartPoint[] | undefined;
  readonly height: number;
  readonly filled?: boolean;
  /** Shown instead of lines that have no data. */
  readonly empty: ReactNode;
  readonly load?: () => Promise<ComponentType<ChartShape>>;
}

const loadLines = async (): Promise<ComponentType<ChartShape>> =>
  (await import(/* webpackChunkName: "charts" */ './line-chart.tsx')).LineChart;

/** A chart in a place of fixed height: on its way, drawn with a table of the same, empty, or failed. */
export function Chart({
  label,
  step,
  points,
  height,
  filled,
  empty,
  load = loadLines,
}: ChartProps): ReactNode {
  const { ref, width } = useWidth();
  const { Chart: Lines, key, gaveUp, fail, anew } = useDrawing(load, points);
  const isEmpty = points?.every(({ values }) => Object.values(values).every((value) => !value)) ?? false;
  return (
    <>
      <div className="dash-chart-place" style={{ height }} ref={ref}>
        {isEmpty ? (
          <div className="dash-chart-state">{empty}</div>
        ) : gaveUp ? (
          <div className="dash-chart-state" role="alert">
            <p>
              <Trans>Failed to load chart</Trans>
            </p>
            <Button onClick={anew}>
              <Trans>Retry</Trans>
            </Button>
          </div>
        ) : Lines && points && width ? (
          <ChartBoundary key={key} onFailed={fail}>
            <Lines points={points} width={width} height={height} filled={filled} />
          </ChartBoundary>
        ) : (
          <div className="dash-chart-state">
            <Spin />
            <span className="visually-hidden">
              <Trans>Loading chart</Trans>
            </span>
          </div>
        )}
      </div>
      {points && !isEmpty && <ChartTable label={label} step={step} points={points} />}
    </>
  );
}
