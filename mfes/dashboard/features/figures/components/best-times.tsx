import { QueryView } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type BestTimes, useBestTimes } from '../api/use-best-times.ts';
import { basisText, bestText } from '../model/best-times.ts';
import { HeatMap } from './heat-map.tsx';
import { HeatTable } from './heat-table.tsx';

/** When posts do well: the three best times in words, and every hour of the week. */
export function BestTimesPanel(): ReactNode {
  const query = useBestTimes();
  return (
    <section className="panel dash-list-panel" aria-labelledby="best-times">
      <h3 id="best-times">
        <Trans>Best times to post</Trans>
      </h3>
      <QueryView query={query} failed={t`Couldn’t load best times`} rows={5}>
        {(times) => <Times times={times} />}
      </QueryView>
    </section>
  );
}

const Times = ({ times }: { times: BestTimes }): ReactNode => (
  <>
    <p className="muted">{basisText(times)}</p>
    <ol className="dash-best">
      {times.best.slice(0, 3).map((slot) => (
        <li key={`${slot.weekday}-${slot.hour}`}>{bestText(slot)}</li>
      ))}
    </ol>
    <HeatMap slots={times.slots} />
    <HeatTable slots={times.slots} />
  </>
);
