import { type Day, fullDay, isSameMonth } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Entry, statusOf } from '../../../lib/entry.ts';
import { useCalendar } from './context.ts';
import { DayList } from './day-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import { countText } from './month-view.tsx';
import { useGridKeys } from './use-grid-keys.ts';

interface SmallMonthProps {
  readonly day: Day;
  readonly weeks: readonly (readonly Day[])[];
  readonly entries: ReadonlyMap<Day, readonly Entry[]>;
  onChoose(day: Day): void;
  /** The arrow keys came to a day that is not shown. */
  onBeyond(day: Day): void;
}

const MAX_DOTS = 3;

/** A month on a phone: how many posts each day has, and those of the chosen one below. */
export function SmallMonth({ day, weeks, entries, onChoose, onBeyond }: SmallMonthProps): ReactNode {
  const { today, now, disconnected, onCompose } = useCalendar();
  const keys = useGridKeys(day, onBeyond);
  const dotsOf = (one: Day): ReactNode => {
    const dayEntries = entries.get(one) ?? [];
    if (dayEntries.length > MAX_DOTS) return <span className="planner-count">{dayEntries.length}</span>;
    return dayEntries.map((entry) => (
      <i key={entry.id} className={`planner-dot ${statusOf(entry, disconnected, now)}`} />
    ));
  };
  return (
    <>
      <MonthGrid
        className="planner-small"
        weeks={weeks}
        keys={keys}
        cellOf={(one) => (
          <td key={one} data-slot={one}>
            <button
              type="button"
              className={`planner-key${isSameMonth(one, day) ? '' : ' other'}`}
              tabIndex={keys.tabIndexOf(one)}
              aria-pressed={one === day}
              aria-current={one === today ? 'date' : undefined}
              aria-label={`${fullDay(one)}, ${countText(entries.get(one)?.length ?? 0)}`}
              onClick={() => onChoose(one)}
            >
              {Number(one.slice(8))}
              <span className="planner-dots" aria-hidden="true">
                {dotsOf(one)}
              </span>
            </button>
          </td>
        )}
      />
      <section className="planner-group">
        <h2>{fullDay(day)}</h2>
        <DayList entries={entries.get(day) ?? []} />
        {day >= today && onCompose && (
          <Button onClick={() => onCompose(day)}>
            <Trans>Write a post for this day</Trans>
          </Button>
        )}
      </section>
    </>
  );
}
