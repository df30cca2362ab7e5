import { Input } from '@carillon/ui/index.ts';
import type { ChangeEvent, ReactNode } from 'react';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'text' | 'password';
  readonly autoComplete: string;
  readonly value: string;
  readonly errors?: readonly string[];
  readonly help?: string;
  onChange(value: string): void;
}

/** A labeled field: help below it, and below that what is wrong with it. Passwords can be shown. */
export function Field({
  name,
  label,
  type,
  autoComplete,
  value,
  errors = [],
  help,
  onChange,
}: FieldProps): ReactNode {
  const id = `field-${name}`;
  const common = {
    id,
    name,
    value,
    autoComplete,
    size: 'large' as const,
    status: errors.length > 0 ? ('error' as const) : undefined,
    'aria-invalid': errors.length > 0,
    'aria-describedby': errors.length > 0 ? `${id}-errors` : help ? `${id}-help` : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
  };
  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <label htmlFor={id} style={{ fontWeight: 600 }}>
        {label}
      </label>
      {type === 'password' ? <Input.Password {...common} /> : <Input type={type} {...common} />}
      {help && errors.length === 0 && (
        <p id={`${id}-help`} className="muted" style={{ fontSize: 12 }}>
          {help}
        </p>
      )}
      {errors.length > 0 && (
        <ul id={`${id}-errors`} style={{ margin: 0, padding: 0, listStyle: 'none', color: 'var(--red)' }}>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
