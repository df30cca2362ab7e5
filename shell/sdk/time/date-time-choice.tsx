import type { ReactNode } from 'react';
import { Calendar } from './calendar.tsx';
import { type Choice, todayIn } from './choice.ts';
import { DateField } from './date-field.tsx';
import { TimeSpinners } from './time-spinners.tsx';

export interface DateTimeChoiceProps {
  readonly value: Choice;
  /** The one that it is meant in. */
  readonly zone: string;
  readonly now: Date;
  /** Which zone that is, in words. */
  readonly children: ReactNode;
  onChange(value: Choice): void;
}

/** A day that is typed or taken from the month's calendar, and a time by spinners, which on a phone come before the calendar. */
export const DateTimeChoice = ({ value, zone, now, children, onChange }: DateTimeChoiceProps): ReactNode => (
  <div className="date-time">
    <DateField
      date={value.date}
      today={todayIn(zone, now)}
      onChange={(date) => onChange({ ...value, date })}
    />
    <div className="date-time-clock">
      <TimeSpinners value={value.clock} onChange={(clock) => onChange({ ...value, clock })} />
      {children}
    </div>
    <Calendar
      value={value.date}
      today={todayIn(zone, now)}
      onChange={(date) => onChange({ ...value, date })}
    />
  </div>
);
