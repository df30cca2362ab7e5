import { type ChangeEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { dateText, fromDateText, type LocalDate } from './clock.ts';

interface DateFieldProps {
  readonly date: LocalDate;
  readonly today: LocalDate;
  onChange(date: LocalDate): void;
}

/** The browser's own date field. While it holds no day to choose, the last one counts, and is there again on leaving. */
export function DateField({ date, today, onChange }: DateFieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const text = dateText(date);
  const first = dateText(today);
  const show = (): void => {
    if (field.current) field.current.value = text;
  };
  // Not controlled: that would take away the parts of a date that is only half typed.
  useLayoutEffect(show, [text]);
  const change = ({ target: { value } }: ChangeEvent<HTMLInputElement>): void => {
    // As text, since a year of five digits is none that a post waits for.
    if (value.length === first.length && value >= first) onChange(fromDateText(value));
  };
  return (
    <div className="date-field">
      <label htmlFor={id}>Date</label>
      <input
        ref={field}
        id={id}
        type="date"
        className="tabular"
        min={first}
        defaultValue={text}
        onChange={change}
        onBlur={show}
      />
    </div>
  );
}
