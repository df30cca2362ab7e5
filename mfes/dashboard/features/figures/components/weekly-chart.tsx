import { type ReactNode, useMemo } from 'react';
import { Chart } from '../../../lib/charts/chart.tsx';
import type { Overview } from '../model/definitions.ts';
import { weeklyPoints } from '../model/points.ts';

const HEIGHT = 220;

/** The average of each weekday. */
export function WeeklyChart({ weekly }: { weekly: Overview['weekly'] | undefined }): ReactNode {
  const points = useMemo(() => weekly && weeklyPoints(weekly), [weekly]);
  return (
    <section className="panel dash-chart-panel" aria-labelledby="weekly-trends">
      <h3 id="weekly-trends">Weekly Trends</h3>
      <p className="muted">Average per weekday, excluding today</p>
      <Chart
        label="Likes, comments and shares of an average weekday"
        step="Weekday"
        points={points}
        height={HEIGHT}
        filled
        empty="No data yet"
      />
    </section>
  );
}
