import type { ReactNode } from 'react';

interface SwitchesProps<T extends string> {
  readonly legend: string;
  readonly all: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  /** All others are on. */
  readonly off: readonly T[];
  onChange(off: T[]): void;
}

/** Switches for things that users can turn off one by one. */
export function Switches<T extends string>({
  legend,
  all,
  labels,
  off,
  onChange,
}: SwitchesProps<T>): ReactNode {
  const toggle = (one: T): void =>
    onChange(off.includes(one) ? off.filter((other) => other !== one) : [...off, one]);
  return (
    <fieldset className="notification-settings">
      <legend>{legend}</legend>
      {all.map((one) => (
        <label key={one}>
          <input type="checkbox" checked={!off.includes(one)} onChange={() => toggle(one)} />
          {labels[one]}
        </label>
      ))}
    </fieldset>
  );
}
