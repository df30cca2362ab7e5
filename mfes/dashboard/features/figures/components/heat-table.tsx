import type { TimeSlot } from '@carillon/contracts/http/analytics/get-best-times.ts';
import { hourText } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { scoreNumber } from '../model/best-times.ts';
import { shortWeekday, weekdayName } from '../model/points.ts';

const LABEL = t`Post performance by hour and weekday, compared to the average of 1.0`;

export function HeatTable({ slots }: { slots: readonly TimeSlot[] }): ReactNode {
  const hours = Map.groupBy(slots, ({ hour }) => hour);
  const weekdays = hours.get(0)?.map(({ weekday }) => weekday) ?? [];
  return (
    <details className="dash-chart-table">
      <summary>
        <Trans>Show as a table</Trans>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section tabIndex={0} aria-label={LABEL}>
        <table>
          <caption className="visually-hidden">{LABEL}</caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Hour</Trans>
              </th>
              {weekdays.map((weekday) => (
                <th key={weekday} scope="col" abbr={weekdayName(weekday)}>
                  {shortWeekday(weekday)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular">
            {[...hours].map(([hour, days]) => (
              <tr key={hour}>
                <th scope="row">{hourText(hour)}</th>
                {days.map((slot) => (
                  <td key={slot.weekday}>{scoreNumber(slot)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
