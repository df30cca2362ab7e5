import { Button, ChevronDownIcon, ChevronUpIcon } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { type ClockTime, stepHour, stepMinute, toggleHalf } from '../clock.ts';

/** Hour, minute and half of the day, each with up and down. */
export function TimeSpinners({
  value,
  onChange,
}: {
  value: ClockTime;
  onChange: (time: ClockTime) => void;
}): ReactNode {
  return (
    <div className="composer-spinners">
      <Spinner
        name="Hour"
        text={String(value.hour)}
        up={() => onChange(stepHour(value, 1))}
        down={() => onChange(stepHour(value, -1))}
      />
      <span aria-hidden="true">:</span>
      <Spinner
        name="Minute"
        text={String(value.minute).padStart(2, '0')}
        up={() => onChange(stepMinute(value, 1))}
        down={() => onChange(stepMinute(value, -1))}
      />
      <Spinner
        name="AM or PM"
        text={value.half}
        up={() => onChange(toggleHalf(value))}
        down={() => onChange(toggleHalf(value))}
      />
    </div>
  );
}

interface SpinnerProps {
  readonly name: string;
  readonly text: string;
  up(): void;
  down(): void;
}

function Spinner({ name, text, up, down }: SpinnerProps): ReactNode {
  return (
    <fieldset className="composer-spinner">
      <legend className="visually-hidden">{name}</legend>
      <Button type="text" aria-label={`${name} up`} onClick={up}>
        <ChevronUpIcon size={18} />
      </Button>
      <output className="tabular" aria-label={name}>
        {text}
      </output>
      <Button type="text" aria-label={`${name} down`} onClick={down}>
        <ChevronDownIcon size={18} />
      </Button>
    </fieldset>
  );
}
