import { REPEAT_LIMITS, type Repeat } from '@carillon/contracts/domain/recurrence.ts';
import { weekStart } from '@carillon/sdk/index.ts';
import { weekdayNames } from '@carillon/sdk/time/weekday-names.ts';
import { Input } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { firstRepeat, type ReadRepeat } from '../model/repeat.ts';

interface RepeatChoiceProps {
  /** Null when it does not repeat. */
  readonly value: Repeat | null;
  /** The rule's meaning from the chosen time on. */
  readonly read: ReadRepeat | null;
  /** The day of the first time: YYYY-MM-DD. */
  readonly firstDay: string;
  /** Monday is 1. */
  readonly firstWeekday: number;
  onChange(value: Repeat | null): void;
}

const NUMBER_OF = { day: t`Number of days`, week: t`Number of weeks`, month: t`Number of months` } as const;
const [NAMES, SHORT_NAMES] = [weekdayNames('long'), weekdayNames('short')];
/** The weekdays in the order of the calendar; Monday is 1. */
const WEEK = NAMES.map((_, n) => ((weekStart() - 1 + n) % 7) + 1);

/** Whether and how a post comes again. */
export function RepeatChoice({
  value,
  read,
  firstDay,
  firstWeekday,
  onChange,
}: RepeatChoiceProps): ReactNode {
  const id = useId();
  const choose = (every: string): void =>
    onChange(
      isUnit(every) ? { ...(value ?? firstRepeat(every)), every, weekdays: value?.weekdays ?? [] } : null,
    );
  return (
    <section className="composer-repeat" aria-label={t`Repeat`}>
      <div className="composer-row start">
        <label htmlFor={id}>
          <Trans>Repeat</Trans>
        </label>
        <select
          id={id}
          className="ant-input"
          value={value?.every ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">
            <Trans>Does not repeat</Trans>
          </option>
          <option value="day">
            <Trans>Daily</Trans>
          </option>
          <option value="week">
            <Trans>Weekly</Trans>
          </option>
          <option value="month">
            <Trans>Monthly</Trans>
          </option>
        </select>
        {value && (
          <span>
            <Interval value={value} onChange={(interval) => onChange({ ...value, interval })} />
          </span>
        )}
      </div>
      {value?.every === 'week' && (
        <fieldset className="composer-choice">
          <legend className="visually-hidden">
            <Trans>On these weekdays</Trans>
          </legend>
          {WEEK.map((day) => (
            <label key={day} className="composer-option" title={day === firstWeekday ? FIRST : undefined}>
              <input
                type="checkbox"
                aria-label={NAMES[day - 1]}
                checked={day === firstWeekday || value.weekdays.includes(day)}
                disabled={day === firstWeekday}
                onChange={({ target }) => onChange(withDay(value, day, target.checked))}
              />
              <span aria-hidden="true">{SHORT_NAMES[day - 1]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {value && <Ends {...{ value, firstDay, onChange }} />}
      {read?.obstacle && (
        <p role="alert" className="composer-error">
          {read.obstacle}
        </p>
      )}
      {read?.words && !read.obstacle && (
        <div aria-live="polite">
          <p>{read.words.text}</p>
          {[...read.words.notes, ALIKE, AHEAD].map((note) => (
            <p key={note} className="muted composer-help">
              {note}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}

const FIRST = t`The first post is on this day.`;
const ALIKE = t`The same text is published each time. LinkedIn and others reject repeated text, so edit individual posts in the calendar.`;
const AHEAD = t`The calendar shows the next 60 days; later posts are added over time.`;

interface IntervalProps {
  readonly value: Repeat;
  onChange(interval: number): void;
}

/** How many days, weeks or months lie between two posts. */
function Interval({ value: { every, interval }, onChange }: IntervalProps): ReactNode {
  const field = {
    type: 'number',
    inputMode: 'numeric',
    'aria-label': NUMBER_OF[every],
    min: 1,
    max: REPEAT_LIMITS.interval,
    value: Number.isNaN(interval) ? '' : interval,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.valueAsNumber),
  } as const;
  switch (every) {
    case 'day':
      return (
        <Trans>
          every <Input {...field} /> <Plural value={interval} one="day" other="days" />
        </Trans>
      );
    case 'week':
      return (
        <Trans>
          every <Input {...field} /> <Plural value={interval} one="week" other="weeks" />
        </Trans>
      );
    case 'month':
      return (
        <Trans>
          every <Input {...field} /> <Plural value={interval} one="month" other="months" />
        </Trans>
      );
  }
}

/** After so many times, or on a day. */
function Ends({ value, firstDay, onChange }: EndsProps): ReactNode {
  const id = useId();
  const byDay = value.until !== null;
  return (
    <div className="composer-row start">
      <label htmlFor={id}>
        <Trans>Ends</Trans>
      </label>
      <select
        id={id}
        className="ant-input"
        value={byDay ? 'until' : 'count'}
        onChange={({ target }) =>
          onChange(
            target.value === 'until'
              ? { ...value, count: null, until: monthsAfter(firstDay) }
              : { ...value, count: 10, until: null },
          )
        }
      >
        <option value="count">
          <Trans context="end of a series">after</Trans>
        </option>
        <option value="until">
          <Trans context="end of a series">on</Trans>
        </option>
      </select>
      {byDay ? (
        <Input
          type="date"
          aria-label={t`Last day`}
          min={firstDay}
          value={value.until ?? ''}
          onChange={({ target }) => onChange({ ...value, until: target.value })}
        />
      ) : (
        <span>
          <Trans>
            <Input
              type="number"
              inputMode="numeric"
              aria-label={t`How many times`}
              min={2}
              max={REPEAT_LIMITS.occurrences}
              value={value.count === null || Number.isNaN(value.count) ? '' : value.count}
              onChange={({ target }) => onChange({ ...value, count: target.valueAsNumber })}
            />{' '}
            times
          </Trans>
        </span>
      )}
    </div>
  );
}

type EndsProps = Pick<RepeatChoiceProps, 'firstDay'> & {
  readonly value: Repeat;
  onChange(value: Repeat): void;
};

const MONTHS = 3;
const monthsAfter = (day: string): string => Temporal.PlainDate.from(day).add({ months: MONTHS }).toString();

const isUnit = (word: string): word is Repeat['every'] => word in NUMBER_OF;

const withDay = (value: Repeat, day: number, isOn: boolean): Repeat => ({
  ...value,
  weekdays: isOn ? [...value.weekdays, day] : value.weekdays.filter((one) => one !== day),
});
