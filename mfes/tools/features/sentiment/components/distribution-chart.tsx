import { formatNumber } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { percentText } from '../../../lib/percent-text.ts';
import type { SentimentResult } from '../api/use-analysis.ts';
import { MOODS } from '../model/words.ts';

type Share = SentimentResult['charts']['distribution'][number];

/** The number of comments by sentiment: one bar, and a table with the same data. */
export const DistributionChart = ({ distribution }: { distribution: readonly Share[] }): ReactNode => (
  <section className="tools-group" aria-label={t`Distribution`}>
    <h3>
      <Trans>Distribution</Trans>
    </h3>
    <div className="tools-split" aria-hidden="true">
      {distribution
        .filter(({ count }) => count > 0)
        .map(({ sentiment, count }) => (
          <span key={sentiment} className={sentiment} style={{ flexGrow: count }} />
        ))}
    </div>
    <table className="tools-table">
      <thead className="visually-hidden">
        <tr>
          <th scope="col">
            <Trans>Sentiment</Trans>
          </th>
          <th scope="col">
            <Trans>Comments</Trans>
          </th>
          <th scope="col">
            <Trans context="percentage">Percentage</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="tabular">
        {distribution.map(({ sentiment, count, percent }) => (
          <tr key={sentiment}>
            <th scope="row">
              <span className={`tools-dot ${sentiment}`} aria-hidden="true" />
              {MOODS[sentiment]}
            </th>
            <td>{formatNumber(count)}</td>
            <td>{percentText(percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
