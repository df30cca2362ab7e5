import { type Day, dayAndMonth, fullDay, isSameMonth } from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Entry } from '../../../lib/entry.ts';
import { useCalendar } from './context.ts';
import { EntryChip } from './entry-chip.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MoreOfDay } from './more-of-day.tsx';
import { Slot } from './slot.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { useScrollToRow } from './use-scroll-to-row.ts';

interface MonthViewProps {
  readonly day: Day;
  readonly weeks: readonly (readonly Day[])[];
  readonly entries: ReadonlyMap<Day, readonly Entry[]>;
  /** The arrow keys came to a day that is not shown. */
  onBeyond(day: Day): void;
}

/** Most posts in a day's cell; the day's dialog has them all. */
const MAX_SHOWN = 3;

export function MonthView({ day, weeks, entries, onBeyond }: MonthViewProps): ReactNode {
  const { today } = useCalendar();
  const keys = useGridKeys(weeks.flat().includes(today) ? today : day, onBeyond);
  const opensAt = weeks.findIndex((week) => week.includes(today));
  const scroller = useScrollToRow(opensAt);
  return (
    <div className="planner-scroll" ref={scroller}>
      <MonthGrid
        className="planner-month"
        weeks={weeks}
        keys={keys}
        cellOf={(one) => (
          <DayCell
            key={one}
            day={one}
            other={!isSameMonth(one, day)}
            entries={entries.get(one) ?? NONE}
            tabIndex={keys.tabIndexOf(one)}
          />
        )}
      />
    </div>
  );
}

const NONE: readonly Entry[] = [];

interface DayCellProps {
  readonly day: Day;
  /** The day belongs to another month. */
  readonly other: boolean;
  readonly entries: readonly Entry[];
  readonly tabIndex: number;
}

function DayCell({ day, other, entries, tabIndex }: DayCellProps): ReactNode {
  const { today, onDay, onCompose } = useCalendar();
  const past = day < today;
  const composes = entries.length === 0 && !past && onCompose !== null;
  const date = fullDay(day);
  const count = countText(entries.length);
  return (
    <Slot day={day} hour={null} past={past} className={other ? 'other' : ''}>
      <div className="planner-day">
        <button
          type="button"
          className="planner-key"
          tabIndex={tabIndex}
          aria-current={day === today ? 'date' : undefined}
          aria-label={composes ? t`${date}, ${count}. Write a post` : `${date}, ${count}`}
          onClick={() => (composes ? onCompose(day) : onDay(day))}
        >
          {day.endsWith('-01') ? dayAndMonth(day) : Number(day.slice(8))}
        </button>
        {!past && onCompose && (
          <button
            type="button"
            className="planner-add"
            tabIndex={-1}
            aria-label={t`Write a post for ${date}`}
            onClick={() => onCompose(day)}
          >
            <span aria-hidden="true">+</span>
          </button>
        )}
      </div>
      {entries.slice(0, MAX_SHOWN).map((entry) => (
        <EntryChip key={entry.id} entry={entry} />
      ))}
      <MoreOfDay day={day} rest={entries.length - MAX_SHOWN} />
    </Slot>
  );
}

export const countText = (many: number): string =>
  many === 0 ? t`no posts` : plural(many, { one: '# post', other: '# posts' });
