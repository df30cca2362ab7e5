import { type ReactNode, useId } from 'react';

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly options: readonly (readonly [V, string])[];
  readonly value: V;
  onChange(value: V): void;
}

/** One of a few, all of them in sight. */
export function Choice<V extends string>({ label, options, value, onChange }: ChoiceProps<V>): ReactNode {
  const name = useId();
  return (
    <fieldset className="composer-choice">
      <legend>{label}</legend>
      {options.map(([one, text]) => (
        <label key={one} className="composer-option">
          <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
