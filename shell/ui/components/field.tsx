import { type ChangeEvent, type ReactNode, useId } from 'react';
import { Input, PasswordInput } from './input.tsx';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'text' | 'password';
  readonly autoComplete: string;
  /** Which keys a phone shows. */
  readonly inputMode?: 'numeric';
  readonly value: string;
  readonly errors?: readonly string[];
  readonly help?: string;
  onChange(value: string): void;
}

/** A labeled field: help below it, or what is wrong with it. Passwords can be shown. */
export function Field({ label, type, errors = [], help, onChange, ...rest }: FieldProps): ReactNode {
  const id = useId();
  const wrong = errors.length > 0;
  const common = {
    ...rest,
    id,
    size: 'large' as const,
    'aria-invalid': wrong,
    'aria-describedby': wrong || help ? `${id}-text` : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {type === 'password' ? <PasswordInput {...common} /> : <Input type={type} {...common} />}
      {wrong ? (
        <ul id={`${id}-text`} className="field-errors">
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      ) : (
        help && (
          <p id={`${id}-text`} className="field-help">
            {help}
          </p>
        )
      )}
    </div>
  );
}
