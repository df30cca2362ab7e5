import { type Day, dayAndHour, hourText, localTimeIn, weekdayText } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Entry } from '../../../lib/entry.ts';
import { slotId } from '../../../lib/slot.ts';
import { useCalendar } from './context.ts';
import { EntryChip } from './entry-chip.tsx';
import { MoreOfDay } from './more-of-day.tsx';
import { Slot } from './slot.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { useScrollToRow } from './use-scroll-to-row.ts';

interface WeekViewProps {
  readonly days: readonly Day[];
  readonly entries: ReadonlyMap<Day, readonly Entry[]>;
  /** The arrow keys came to a day that is not shown. */
  onBeyond(day: Day): void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Most posts in an hour's cell. */
const MAX_SHOWN = 2;
const FIRST_HOUR = 9;
/** It opens there, or at the first post where that is earlier. */
const OPENS_AT = 8;

export function WeekView({ days, entries, onBeyond }: WeekViewProps): ReactNode {
  const { today, zone, now } = useCalendar();
  const thisHour = hourOf(now, zone);
  const first = days.includes(today)
    ? slotId(today, Math.min(thisHour + 1, 23))
    : slotId(days[0] ?? today, FIRST_HOUR);
  const keys = useGridKeys(first, onBeyond);
  const byHour = Map.groupBy(
    days.flatMap((day) => (entries.get(day) ?? []).map((entry) => ({ day, entry }))),
    ({ day, entry }) => slotId(day, hourOf(new Date(entry.dueAt), zone)),
  );
  const earliest = Math.min(OPENS_AT, ...[...byHour.keys()].map((id) => Number(id.split(' ')[1])));
  const scroller = useScrollToRow(earliest);
  const isPast = (day: Day, hour: number): boolean => day < today || (day === today && hour < thisHour);
  return (
    <div className="planner-scroll" ref={scroller}>
      <table className="planner-week" onKeyDown={keys.onKeyDown} onFocus={keys.onFocus}>
        <thead>
          <tr>
            <td />
            {days.map((day) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                {weekdayText(day)} {Number(day.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {HOURS.map((hour) => (
            <tr key={hour}>
              <th scope="row" className="tabular">
                {hourText(hour)}
              </th>
              {days.map((day) => {
                const id = slotId(day, hour);
                return (
                  <HourCell
                    key={id}
                    day={day}
                    hour={hour}
                    past={isPast(day, hour)}
                    tabIndex={keys.tabIndexOf(id)}
                    entries={byHour.get(id)?.map(({ entry }) => entry) ?? []}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HourCellProps {
  readonly day: Day;
  readonly hour: number;
  readonly past: boolean;
  readonly tabIndex: number;
  readonly entries: readonly Entry[];
}

function HourCell({ day, hour, past, tabIndex, entries }: HourCellProps): ReactNode {
  const { onCompose } = useCalendar();
  const date = dayAndHour(day, hour);
  return (
    <Slot day={day} hour={hour} past={past}>
      {entries.slice(0, MAX_SHOWN).map((entry) => (
        <EntryChip key={entry.id} entry={entry} />
      ))}
      <MoreOfDay day={day} rest={entries.length - MAX_SHOWN} />
      {!past && onCompose && (
        <button
          type="button"
          className="planner-key planner-add"
          tabIndex={tabIndex}
          aria-label={t`Write a post for ${date}`}
          onClick={() => onCompose(day, hour)}
        >
          <span aria-hidden="true">+</span>
        </button>
      )}
    </Slot>
  );
}

function hourOf(at: Date, zone: string): number {
  const { hour, half } = localTimeIn(zone, at).time;
  return (hour % 12) + (half === 'PM' ? 12 : 0);
}
