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

/** A day by keyboard. What can't be is told once the field is left, and stays there to be mended. */
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
        className="tabular"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={40}
        aria-describedby={`${id}-help`}
        aria-invalid={told !== null}
        value={text ?? dateText(date)}
        onFocus={(event) => event.target.select()}
        onChange={({ target: { value } }) => onType(readDate(value, today).date ?? date, value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <p
        id={`${id}-help`}
        className={told === null ? 'muted' : 'date-time-obstacle'}
        role={told === null ? undefined : 'alert'}
      >
        {told === null ? (
          'Type a day such as 24 Nov, or choose one below.'
        ) : (
          <>
            <AlertIcon size={16} /> {told}
          </>
        )}
      </p>
    </div>
  );
}
