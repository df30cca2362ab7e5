import { type ReactNode, useId } from 'react';

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly options: Readonly<Record<V, string>>;
  /** Undefined where the writer chooses. */
  readonly value: V | undefined;
  onChange(value: V | undefined): void;
}

/** One of a few, or none of them. */
export function Choice<V extends string>({ label, options, value, onChange }: ChoiceProps<V>): ReactNode {
  const name = useId();
  const radio = (one: V | undefined, text: string): ReactNode => (
    <label key={text} className="composer-option">
      <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
      <span>{text}</span>
    </label>
  );
  return (
    <fieldset className="composer-choice">
      <legend>{label}</legend>
      {radio(undefined, 'Any')}
      {(Object.keys(options) as V[]).map((one) => radio(one, options[one]))}
    </fieldset>
  );
}
