import type { Range } from '@carillon/contracts/http/analytics/figures.ts';
import { useAccountZone } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useExportPosts } from '../api/use-export-posts.ts';
import type { useOverview } from '../api/use-overview.ts';
import type { Overview } from '../model/definitions.ts';
import type { FigureFilter } from '../model/figure-filter.ts';

interface DownloadReportProps {
  readonly range: Range;
  readonly filter: Pick<FigureFilter, 'platform' | 'targets'>;
  readonly report: Pick<ReturnType<typeof useOverview>, 'data' | 'isPlaceholderData'>;
}

/** Downloads the posts of the report's days with their analytics, once the report is there. */
export function DownloadReport({ range, filter, report }: DownloadReportProps): ReactNode {
  const timezone = useAccountZone();
  const exporting = useExportPosts();
  const overview = report.isPlaceholderData ? undefined : report.data;
  const download = async ({ series }: Overview): Promise<void> => {
    const query = { ...filter, days: range, timezone };
    await exporting.run({ query, fileName: fileNameOf(series), zone: timezone });
  };
  return (
    <Button
      loading={exporting.busy}
      disabled={!overview?.cards.total_posts.value}
      onClick={() => overview && void download(overview)}
    >
      <Trans>Download CSV</Trans>
    </Button>
  );
}

const fileNameOf = (series: Overview['series']): string =>
  ['carillon-report', series[0]?.date, 'to', series.at(-1)?.date].join('-').concat('.csv');
