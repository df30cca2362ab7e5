import { FieldError, Input } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, type Ref, useId } from 'react';
import { figure } from '../../../lib/figure.ts';

interface TextLineProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly most: number;
  readonly type?: 'text' | 'url';
  readonly error?: string | null;
  readonly ref?: Ref<HTMLInputElement>;
  onChange(value: string): void;
  onBlur?(): void;
}

/** A line of text: help below it, or what is wrong with it. */
export function TextLine({ label, help, value, most, error, onChange, ...rest }: TextLineProps): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Input
        {...rest}
        id={id}
        maxLength={most}
        value={value}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-text`}>
        {error ? (
          <FieldError>{error}</FieldError>
        ) : (
          <p className="field-help">
            {value.length > most * 0.9
              ? t`${{ length: figure(value.length) }} of ${{ most: figure(most) }} characters.`
              : help}
          </p>
        )}
      </div>
    </div>
  );
}
