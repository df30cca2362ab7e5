import { TIME_FORMS } from '@carillon/contracts/domain/time-text.ts';
import { Button, ChevronLeftIcon, ChevronRightIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { horizontalStep } from '../keys/keys.ts';
import { addDays, addMonths, isBefore, type LocalDate, sameDay, toDate, weeksOf } from './clock.ts';
import { weekStart } from './days.ts';
import { formatDate } from './format-time.ts';
import { weekdayNames } from './weekday-names.ts';

interface CalendarProps {
  readonly value: LocalDate;
  /** Days before it can't be chosen. */
  readonly today: LocalDate;
  onChange(date: LocalDate): void;
}

const DAYS = weekdayNames('short');
/** The week begins where it does in the planner. */
const START = weekStart();
const WEEK = [...DAYS.slice(START - 1), ...DAYS.slice(0, START - 1)];
const WEEK_STEPS: Readonly<Record<string, number>> = { ArrowUp: -7, ArrowDown: 7 };
const MONTH_STEPS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/** A month to choose a day from; arrow keys move by day and week, Page Up and Page Down by month. */
export function Calendar({ value, today, onChange }: CalendarProps): ReactNode {
  const { year, month, day } = value;
  /** The day that has the focus, or gets it by Tab; its month is shown. */
  const [cursor, setCursor] = useState(value);
  const current = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);

  useEffect(() => setCursor({ year, month, day }), [year, month, day]);
  useEffect(() => {
    // A day of another month is there only after that month is shown.
    if (!byKey.current) return;
    current.current?.focus();
    byKey.current = false;
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = target(event.key, cursor, today);
    if (next === null) return;
    event.preventDefault();
    if (sameDay(next, cursor)) return;
    byKey.current = true;
    setCursor(next);
    onChange(next);
  };
  const turn = (by: number): void => setCursor(notBefore(today, addMonths(cursor, by)));

  return (
    <div className="calendar">
      <div className="calendar-month">
        <Button
          type="text"
          aria-label={t`Previous month`}
          disabled={!isBefore({ ...today, day: 1 }, { ...cursor, day: 1 })}
          onClick={() => turn(-1)}
        >
          <ChevronLeftIcon />
        </Button>
        <strong aria-live="polite">{formatDate(toDate(cursor), { month: 'long', year: 'numeric' })}</strong>
        <Button type="text" aria-label={t`Next month`} onClick={() => turn(1)}>
          <ChevronRightIcon />
        </Button>
      </div>
      <table onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {WEEK.map((day) => (
              <th key={day} scope="col" className="muted">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(cursor, START).map((week) => (
            <tr key={week.map((date) => date?.day ?? '-').join()}>
              {week.map((date, at) => (
                <td key={WEEK[at]}>
                  {date && (
                    <button
                      type="button"
                      ref={sameDay(date, cursor) ? current : undefined}
                      aria-label={formatDate(toDate(date), TIME_FORMS.weekday)}
                      aria-pressed={sameDay(date, value)}
                      aria-current={sameDay(date, today) ? 'date' : undefined}
                      disabled={isBefore(date, today)}
                      tabIndex={sameDay(date, cursor) ? 0 : -1}
                      onFocus={() => setCursor(date)}
                      onClick={() => onChange(date)}
                    >
                      {date.day}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where a key leads to from a day; null for a key that leads nowhere. The past is not entered. */
function target(key: string, from: LocalDate, today: LocalDate): LocalDate | null {
  const days = WEEK_STEPS[key] ?? horizontalStep(key);
  if (days !== 0) {
    const next = addDays(from, days);
    return isBefore(next, today) ? from : next;
  }
  const months = MONTH_STEPS[key];
  return months === undefined ? null : notBefore(today, addMonths(from, months));
}

const notBefore = (today: LocalDate, date: LocalDate): LocalDate => (isBefore(date, today) ? today : date);
