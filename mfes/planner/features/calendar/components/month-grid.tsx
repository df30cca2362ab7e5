import { type Day, weekdayText } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import type { GridKeys } from './use-grid-keys.ts';

interface MonthGridProps {
  readonly className: string;
  readonly weeks: readonly (readonly Day[])[];
  readonly keys: GridKeys;
  /** The table cell of a day. */
  cellOf(day: Day): ReactNode;
}

/** The weeks of a month below one another, under the names of their days. */
export function MonthGrid({ className, weeks, keys, cellOf }: MonthGridProps): ReactNode {
  return (
    <table className={className} onKeyDown={keys.onKeyDown} onFocus={keys.onFocus}>
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th key={one} scope="col">
              {weekdayText(one)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>{week.map(cellOf)}</tr>
        ))}
      </tbody>
    </table>
  );
}
