import { FieldError, Input } from '@carillon/ui/index.ts';
import { type ReactNode, type Ref, useId } from 'react';

export interface HashtagFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly error: string | null;
  onChange(value: string): void;
}

/** Hashtags in a line. */
export function HashtagField({ ref, label, help, value, error, onChange }: HashtagFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Input
        ref={ref}
        id={id}
        maxLength={6000}
        value={value}
        aria-invalid={error !== null}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-text`}>
        {error !== null ? <FieldError>{error}</FieldError> : <p className="field-help">{help}</p>}
      </div>
    </div>
  );
}
