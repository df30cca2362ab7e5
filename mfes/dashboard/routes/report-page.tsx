import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { RANGES, type Range } from '@carillon/contracts/http/analytics/figures.ts';
import {
  type AccountFilter,
  AccountPicker,
  QueryView,
  useAccountZone,
  useChoosableAccounts,
  useSearchParams,
  useSession,
} from '@carillon/sdk/index.ts';
import { Button, ChevronLeftIcon, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFreshFigures } from '../features/figures/api/use-fresh-figures.ts';
import { useOverview } from '../features/figures/api/use-overview.ts';
import { BestTimesPanel } from '../features/figures/components/best-times.tsx';
import { Cards, Platforms, Totals } from '../features/figures/components/cards.tsx';
import { DownloadReport } from '../features/figures/components/download-report.tsx';
import { EngagementChart } from '../features/figures/components/engagement-chart.tsx';
import { RangeChoice } from '../features/figures/components/range-choice.tsx';
import { TopPosts } from '../features/figures/components/top-posts.tsx';
import { WeeklyChart } from '../features/figures/components/weekly-chart.tsx';
import { accountOf, readAccount } from '../features/figures/model/figure-filter.ts';
import { spanText } from '../features/figures/model/points.ts';
import { FigurePageStyles } from '../lib/figure-page-styles.tsx';
import { FigureStyles } from '../lib/figure-styles.tsx';
import { Styles } from '../lib/styles.tsx';

const USUAL: Range = 30;

/** The figures of some days on paper, at /report?days=30. */
export function ReportPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const range = RANGES.find((days) => `${days}` === params.get('days')) ?? USUAL;
  const filter = readAccount(params);
  const accounts = useChoosableAccounts();
  const query = useOverview(range, filter);
  useFreshFigures();
  const { user } = useSession();
  const zone = useAccountZone();
  const accountName = nameOf(filter, accounts);
  const choose = (days: Range, { platform, target }: AccountFilter): void => {
    const set = { days: `${days}`, ...(platform && { platform }), ...(target && { account: target }) };
    setParams(set, { replace: true });
  };
  return (
    <div className="page dash-report">
      <Styles />
      <FigureStyles />
      <FigurePageStyles />
      <a href="/dashboard" className="dash-back dash-screen">
        <ChevronLeftIcon size={16} /> <Trans>Dashboard</Trans>
      </a>
      <PageHeader
        title={user ? t`Report for ${{ workspace: user.workspace.name }}` : t`Report`}
        line={
          query.data &&
          [spanText(query.data.series), `(${zone})`, accountName && `· ${accountName}`]
            .filter(Boolean)
            .join(' ')
        }
        action={
          <div className="dash-screen dash-report-actions">
            <DownloadReport range={range} filter={filter} report={query} />
            <Button type="primary" onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
          </div>
        }
      />
      <div className="dash-screen dash-report-choice">
        <AccountPicker
          accounts={accounts}
          value={accountOf(filter)}
          onChange={(account) => choose(range, account)}
        />
        <RangeChoice range={range} onChoose={(days) => choose(days, accountOf(filter))} />
      </div>
      <QueryView
        query={query}
        failed={t`Couldn’t load analytics`}
        level={2}
        safe={t`They’re safe on the server.`}
        rows={8}
      >
        {({ cards, series, weekly, totals, platforms }) => (
          <div className="dash-figures">
            <h2 className="visually-hidden">
              <Trans>Analytics</Trans>
            </h2>
            <Cards cards={cards} days={range} />
            <EngagementChart series={query.isPlaceholderData ? undefined : series} range={range} />
            <Platforms platforms={platforms} />
            <div className="dash-halves">
              <TopPosts days={range} of={filter} />
              {!accountName && <BestTimesPanel />}
            </div>
            <div className="dash-wide-beside">
              <WeeklyChart weekly={weekly} />
              <Totals totals={totals} days={range} />
            </div>
          </div>
        )}
      </QueryView>
    </div>
  );
}

/** The name of the only account or network whose metrics are shown. Null for all. */
function nameOf(
  { platform, targets }: ReturnType<typeof readAccount>,
  accounts: ReturnType<typeof useChoosableAccounts>,
): string | null {
  const account = accounts.find(({ id }) => id === targets);
  if (account) return `${account.name} (${labelOf(account.platform)})`;
  if (targets) return t`Another account`;
  return platform ? labelOf(platform) : null;
}
