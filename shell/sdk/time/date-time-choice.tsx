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

/** A day, typed or picked from the calendar, and a time in spinners, which come before the calendar on a phone. */
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
