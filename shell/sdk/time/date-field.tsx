import { Trans } from '@lingui/react/macro';
import { type ChangeEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { dateText, fromDateText, type LocalDate } from './clock.ts';

interface DateFieldProps {
  readonly date: LocalDate;
  readonly today: LocalDate;
  onChange(date: LocalDate): void;
}

/**
 * The browser's own date field. While it holds no day to choose, the last one counts, it says so, and that one is there
 * again on leaving.
 */
export function DateField({ date, today, onChange }: DateFieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const pastId = useId();
  const text = dateText(date);
  const first = dateText(today);
  const [isPast, setIsPast] = useState(false);
  const show = (): void => {
    if (field.current) field.current.value = text;
    setIsPast(false);
  };
  // Uncontrolled, because React would clear the parts of a half-typed date.
  useLayoutEffect(show, [text]);
  const change = ({ target: { value } }: ChangeEvent<HTMLInputElement>): void => {
    // Compared as text, because a five-digit year is never a valid date for a post.
    const isDay = value.length === first.length;
    // A year that is being typed begins with zeros.
    setIsPast(isDay && value < first && !value.startsWith('0'));
    if (isDay && value >= first) onChange(fromDateText(value));
  };
  return (
    <div className="date-field">
      <label htmlFor={id}>
        <Trans>Date</Trans>
      </label>
      <input
        ref={field}
        id={id}
        type="date"
        className="tabular"
        min={first}
        defaultValue={text}
        onChange={change}
        onBlur={show}
        aria-describedby={isPast ? pastId : undefined}
      />
      {isPast && (
        <p id={pastId} role="status" className="date-field-past">
          <Trans>That day has passed.</Trans>
        </p>
      )}
    </div>
  );
}
