import type { Range } from '@carillon/contracts/http/analytics/figures.ts';
import { errorText, isPlanRefusal, PlanRefusalState, useOnlineAgain } from '@carillon/sdk/index.ts';
import { ErrorState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { FigureStyles } from '../../../lib/figure-styles.tsx';
import { useFreshFigures } from '../api/use-fresh-figures.ts';
import { useOverview } from '../api/use-overview.ts';
import type { Overview } from '../model/definitions.ts';
import { Cards, Platforms, Totals } from './cards.tsx';
import { EngagementChart } from './engagement-chart.tsx';
import { RangeChoice } from './range-choice.tsx';
import { WeeklyChart } from './weekly-chart.tsx';

/** The results of the workspace's posts. */
export function Analytics(): ReactNode {
  const [range, setRange] = useState<Range>(7);
  const query = useOverview(range);
  useFreshFigures();
  const { data, error } = query;
  const retry = (): void => void query.refetch();
  useOnlineAgain(data === undefined && error !== null, retry);
  const isNew = data !== undefined && hasNothing(data);
  return (
    <section className="page dash-section dash-analytics" aria-labelledby="analytics">
      <FigureStyles />
      <header className="dash-analytics-header">
        <h2 id="analytics" tabIndex={-1}>
          <Trans>Analytics</Trans>
        </h2>
        {data && !isNew && (
          <>
            <a href="/analytics/posts" className="tap">
              <Trans>Analytics for all posts</Trans>
            </a>
            <a href={`/report?days=${range}`} className="tap">
              <Trans>Report</Trans>
            </a>
          </>
        )}
        <RangeChoice range={range} onChoose={setRange} />
      </header>
      {data === undefined && error ? (
        isPlanRefusal(error) ? (
          <PlanRefusalState error={error} />
        ) : (
          <ErrorState title={t`Failed to load chart`} onRetry={retry}>
            {errorText(error)} <Trans>Your analytics are safe on the server.</Trans>
          </ErrorState>
        )
      ) : (
        <AnalyticsView
          overview={isNew ? { ...data, ...NO_FIGURES } : data}
          range={range}
          busy={query.isPlaceholderData}
          isNew={isNew}
        />
      )}
    </section>
  );
}

interface AnalyticsViewProps {
  /** Undefined while it loads; the layout is the same. */
  readonly overview: Overview | undefined;
  readonly range: Range;
  readonly busy: boolean;
  readonly isNew: boolean;
}

const AnalyticsView = ({ overview, range, busy, isNew }: AnalyticsViewProps): ReactNode => (
  <div className={busy ? 'dash-figures busy' : 'dash-figures'} aria-busy={busy || !overview}>
    <Cards cards={overview?.cards} days={range} isNew={isNew} />
    <Platforms platforms={overview?.platforms} />
    <div className="dash-wide-beside">
      <EngagementChart series={busy ? undefined : overview?.series} range={range} isNew={isNew} />
      <div className="dash-side">
        <Totals totals={overview?.totals} days={range} isNew={isNew} />
        <WeeklyChart weekly={overview?.weekly} low />
      </div>
    </div>
  </div>
);

const UNKNOWN = { value: null, before: null };
/** A new workspace's zeros aren't results yet. */
const NO_FIGURES: Pick<Overview, 'cards' | 'totals'> = {
  cards: {
    total_posts: UNKNOWN,
    total_engagement: UNKNOWN,
    total_reach: UNKNOWN,
    conversion_rate: UNKNOWN,
  },
  totals: { likes: UNKNOWN, comments: UNKNOWN, shares: UNKNOWN },
};

/** No figure was ever read, and nothing was published. */
const hasNothing = ({ since, cards, platforms }: Overview): boolean =>
  since === null && !cards.total_posts.value && platforms.every(({ followers }) => followers === null);
