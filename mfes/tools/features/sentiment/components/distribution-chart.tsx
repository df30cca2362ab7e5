import type { ReactNode } from 'react';
import type { SentimentResult } from '../api/use-analysis.ts';
import { MOODS } from '../model/words.ts';

type Share = SentimentResult['charts']['distribution'][number];

/** How many comments of each kind: one bar, and the table that says the same. */
export const DistributionChart = ({ distribution }: { distribution: readonly Share[] }): ReactNode => (
  <section className="tools-group" aria-label="Distribution">
    <h2>Distribution</h2>
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
          <th scope="col">Sentiment</th>
          <th scope="col">Comments</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody className="tabular">
        {distribution.map(({ sentiment, count, percent }) => (
          <tr key={sentiment}>
            <th scope="row">
              <span className={`tools-dot ${sentiment}`} aria-hidden="true" />
              {MOODS[sentiment]}
            </th>
            <td>{count.toLocaleString('en')}</td>
            <td>{Math.round(percent)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
