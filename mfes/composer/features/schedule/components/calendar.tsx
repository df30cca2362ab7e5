import { Button, ChevronLeftIcon, ChevronRightIcon } from '@carillon/ui/index.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { addDays, isBefore, type LocalDate, sameDay, toDate, weeksOf } from '../clock.ts';

interface CalendarProps {
  readonly value: LocalDate;
  /** Days before it can't be chosen. */
  readonly today: LocalDate;
  onChange(date: LocalDate): void;
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });
const FULL = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month to choose a day from; arrow keys move by day and week. */
export function Calendar({ value, today, onChange }: CalendarProps): ReactNode {
  const [shown, setShown] = useState(value);
  const chosen = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);

  useEffect(() => setShown(value), [value]);
  useEffect(() => {
    // A day of another month is there only after that month is shown.
    if (!byKey.current || !chosen.current) return;
    chosen.current.focus();
    byKey.current = false;
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = addDays(value, step);
    byKey.current = true;
    if (!isBefore(next, today)) onChange(next);
  };
  const turn = (by: number): void =>
    setShown(({ year, month }) => ({ ...monthOf(year, month + by), day: 1 }));
  const first = { ...shown, day: 1 };

  return (
    <div className="composer-calendar">
      <div className="composer-row">
        <Button
          type="text"
          aria-label="Previous month"
          disabled={!isBefore({ ...today, day: 1 }, first)}
          onClick={() => turn(-1)}
        >
          <ChevronLeftIcon />
        </Button>
        <strong aria-live="polite">{MONTH.format(toDate(shown))}</strong>
        <Button type="text" aria-label="Next month" onClick={() => turn(1)}>
          <ChevronRightIcon />
        </Button>
      </div>
      <table onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {DAYS.map((day) => (
              <th key={day} scope="col" className="muted">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown).map((week) => (
            <tr key={week.map((date) => date?.day ?? '-').join()}>
              {week.map((date, at) => (
                <td key={DAYS[at]}>
                  {date && (
                    <button
                      type="button"
                      ref={sameDay(date, value) ? chosen : undefined}
                      aria-label={FULL.format(toDate(date))}
                      aria-pressed={sameDay(date, value)}
                      aria-current={sameDay(date, today) ? 'date' : undefined}
                      disabled={isBefore(date, today)}
                      tabIndex={sameDay(date, value) || !sameMonth(shown, value) ? 0 : -1}
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

const sameMonth = (a: LocalDate, b: LocalDate): boolean => a.year === b.year && a.month === b.month;

function monthOf(year: number, month: number): { year: number; month: number } {
  const date = new Date(year, month - 1, 1);
  return { year: date.getFullYear(), month: date.getMonth() + 1 };
}
