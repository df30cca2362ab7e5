import { Button, ChevronDownIcon, ChevronUpIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { KeyboardEvent, ReactNode } from 'react';
import { isKey } from '../keys/keys.ts';

interface SpinnerProps {
  readonly name: string;
  readonly text: string;
  onStep(by: 1 | -1): void;
}

interface NumberSpinnerProps extends SpinnerProps {
  readonly now: number;
  readonly range: readonly [number, number];
  readonly invalid: boolean;
  onType(text: string): void;
  onLeave(): void;
}

/** A number that is typed, or goes up and down by buttons and arrow keys: the Tab key passes the buttons by. */
export function NumberSpinner(props: NumberSpinnerProps): ReactNode {
  const { name, text, now, range, invalid, onType, onLeave, onStep } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isKey(event, 'ArrowUp', 'ArrowDown')) return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <Frame name={name} tabIndex={-1} onStep={onStep}>
      <input
        className="tabular"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        aria-label={name}
        aria-valuenow={now}
        aria-valuemin={range[0]}
        aria-valuemax={range[1]}
        aria-invalid={invalid}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
        onKeyDown={onKeyDown}
      />
    </Frame>
  );
}

/** A word that goes from one to the other. */
export const HalfSpinner = ({ name, text, onStep }: SpinnerProps): ReactNode => (
  <Frame name={name} onStep={onStep}>
    <output className="tabular" aria-label={name}>
      {text}
    </output>
  </Frame>
);

const Frame = ({
  name,
  tabIndex,
  onStep,
  children,
}: Pick<SpinnerProps, 'name' | 'onStep'> & { tabIndex?: number; children: ReactNode }): ReactNode => (
  <div className="time-spinner">
    <Button type="text" tabIndex={tabIndex} aria-label={t`${name} up`} onClick={() => onStep(1)}>
      <ChevronUpIcon size={18} />
    </Button>
    {children}
    <Button type="text" tabIndex={tabIndex} aria-label={t`${name} down`} onClick={() => onStep(-1)}>
      <ChevronDownIcon size={18} />
    </Button>
  </div>
);
