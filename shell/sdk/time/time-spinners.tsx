import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { stepHour, stepMinute, toggleHalf } from './clock.ts';
import { clockText, halfText, has24Hours } from './clock-text.ts';
import { HalfSpinner, NumberSpinner } from './spinner.tsx';
import { faultOf, isGood, leavePart, type Part, stepTime, type TypedTime, typePart } from './typed-time.ts';

interface TimeSpinnersProps {
  readonly value: TypedTime;
  onChange(value: TypedTime): void;
}

/**
 * Hour, minute and half of the day, each with up and down; the numbers can be typed. A user with a 24-hour clock has
 * the time beside them in that too, as long as it is one.
 */
export function TimeSpinners({ value, onChange }: TimeSpinnersProps): ReactNode {
  const { time } = value;
  const clockTimeText = faultOf(value) === null && has24Hours() ? clockText(time) : null;
  const field = (part: Part) => ({
    invalid: !isGood(value, part),
    onType: (text: string) => onChange(typePart(value, part, text)),
    onLeave: () => value[part] !== null && onChange(leavePart(value, part)),
  });
  return (
    <div className="time-spinners">
      <NumberSpinner
        {...field('hour')}
        name={t`Hour`}
        now={time.hour}
        range={[1, 12]}
        text={value.hour ?? twoDigits(time.hour)}
        onStep={(by) => onChange(stepTime(value, 'hour', stepHour(time, by)))}
      />
      <span aria-hidden="true">:</span>
      <NumberSpinner
        {...field('minute')}
        name={t`Minute`}
        now={time.minute}
        range={[0, 59]}
        text={value.minute ?? twoDigits(time.minute)}
        onStep={(by) => onChange(stepTime(value, 'minute', stepMinute(time, by)))}
      />
      <HalfSpinner
        name={t`AM or PM`}
        text={halfText(time.half)}
        onStep={() => onChange(stepTime(value, 'half', toggleHalf(time)))}
      />
      {clockTimeText && (
        <span className="muted tabular">
          <span className="visually-hidden">
            <Trans>that is</Trans>{' '}
          </span>
          {clockTimeText}
        </span>
      )}
    </div>
  );
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');
