import { t } from '@lingui/core/macro';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { Input, PasswordInput } from './input.tsx';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'text' | 'password';
  readonly autoComplete?: string;
  /** The field is about an account elsewhere: browsers and password managers neither fill nor store it. */
  readonly foreign?: boolean;
  readonly placeholder?: string | undefined;
  /** Which keys a phone shows. */
  readonly inputMode?: 'numeric';
  readonly value: string;
  readonly errors?: readonly string[];
  readonly help?: string | undefined;
  onChange(value: string): void;
}

/** A labeled field: help below it, or what is wrong with it. Passwords can be shown. */
export function Field({
  label,
  type,
  errors = [],
  help,
  foreign = false,
  onChange,
  ...rest
}: FieldProps): ReactNode {
  const id = useId();
  const wrong = errors.length > 0;
  const common = {
    ...rest,
    ...(foreign && foreignTo(type)),
    id,
    size: 'large' as const,
    'aria-invalid': wrong,
    'aria-describedby': wrong || help ? `${id}-text` : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {type === 'password' ? (
        <PasswordInput {...common} label={label === t`Password` ? undefined : label} />
      ) : (
        <Input type={type} {...common} />
      )}
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

/**
 * A one-time code, so that no browser offers to store a password; password managers have their own attributes for
 * that.
 */
const foreignTo = (type: FieldProps['type']) => ({
  autoComplete: type === 'password' ? 'one-time-code' : 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
});
