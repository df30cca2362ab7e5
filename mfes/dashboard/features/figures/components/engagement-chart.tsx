import type { Range } from '@carillon/contracts/http/analytics/figures.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { Chart } from '../../../lib/charts/chart.tsx';
import type { Overview } from '../model/definitions.ts';
import { dailyPoints } from '../model/points.ts';

const HEIGHT = 350;

interface EngagementChartProps {
  readonly series: Overview['series'] | undefined;
  readonly range: Range;
  /** Whether nothing has been published yet, in any range. */
  readonly isNew?: boolean;
}

/** Likes, comments and shares of each day. */
export function EngagementChart({ series, range, isNew = false }: EngagementChartProps): ReactNode {
  const points = useMemo(() => series && dailyPoints(series), [series]);
  return (
    <section className="panel dash-chart-panel" aria-labelledby="engagement-overview">
      <h3 id="engagement-overview">
        <Trans>Engagement Overview</Trans>
      </h3>
      <Chart
        label={t`Likes, comments and shares by day`}
        step={t`Day`}
        points={points}
        height={HEIGHT}
        empty={
          isNew
            ? t`Your results will appear here a few minutes after your first post.`
            : t`No likes, comments or shares in the last ${range} days`
        }
      />
    </section>
  );
}
