import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { figureText } from './figure-text.ts';
import { type ChartPoint, SERIES } from './series.ts';

interface ChartTableProps {
  readonly label: string;
  readonly step: string;
  readonly points: readonly ChartPoint[];
}

export const ChartTable = ({ label, step, points }: ChartTableProps): ReactNode => (
  <details className="dash-chart-table">
    <summary>
      <Trans>Show as a table</Trans>
    </summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
    <section tabIndex={0} aria-label={label}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{step}</th>
            {SERIES.map(({ name, label: series }) => (
              <th key={name} scope="col">
                {series}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular">
          {points.map(({ at, title, values }) => (
            <tr key={at}>
              <th scope="row">{title}</th>
              {SERIES.map(({ name }) => (
                <td key={name}>{figureText(values[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
);
