import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { Chart } from '../../../lib/charts/chart.tsx';
import type { Overview } from '../model/definitions.ts';
import { weeklyPoints } from '../model/points.ts';

const HEIGHT = 220;
const LOW = 160;

interface WeeklyChartProps {
  readonly weekly: Overview['weekly'] | undefined;
  /** Where there is little room. */
  readonly low?: boolean;
}

/** The average of each weekday. */
export function WeeklyChart({ weekly, low = false }: WeeklyChartProps): ReactNode {
  const points = useMemo(() => weekly && weeklyPoints(weekly), [weekly]);
  return (
    <section className="panel dash-chart-panel" aria-labelledby="weekly-trends">
      <h3 id="weekly-trends">
        <Trans>Weekly trends</Trans>
      </h3>
      <p className="muted">
        <Trans>Average per weekday, excluding today</Trans>
      </p>
      <Chart
        label={t`Average likes, comments and shares by weekday`}
        step={t`Weekday`}
        points={points}
        height={low ? LOW : HEIGHT}
        filled
        empty={t`No data yet`}
      />
    </section>
  );
}
