import { AlertIcon } from '@carillon/ui/index.ts';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { LocalDate } from './clock.ts';
import { dateText, readDate } from './typed-date.ts';

interface DateFieldProps {
  readonly date: LocalDate;
  /** What is being typed; null where the field shows the date. */
  readonly text: string | null;
  readonly today: LocalDate;
  /** The last date that could be, and what stands in the field. */
  onType(date: LocalDate, text: string | null): void;
}

/** The browser's own date field. What can't be is told once the field is left, and stays there to be mended. */
export function DateField({ date, text, today, onType }: DateFieldProps): ReactNode {
  const [left, setLeft] = useState(false);
  const id = useId();
  const fault = text === null ? null : readDate(text, today).fault;
  const told = left ? fault : null;
  const leave = (): void => {
    setLeft(fault !== null);
    if (text !== null && fault === null) onType(date, null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') leave();
  };
  return (
    <div className="date-field">
      <label htmlFor={id}>Date</label>
      <input
        id={id}
        type="date"
        className="tabular"
        min={dateText(today)}
        aria-describedby={told === null ? undefined : `${id}-help`}
        aria-invalid={told !== null}
        value={text ?? dateText(date)}
        onChange={({ target: { value } }) => onType(readDate(value, today).date ?? date, value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {told !== null && (
        <p id={`${id}-help`} className="date-time-obstacle" role="alert">
          <AlertIcon size={16} /> {told}
        </p>
      )}
    </div>
  );
}
