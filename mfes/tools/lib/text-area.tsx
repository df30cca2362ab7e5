import { formatNumber, isKey } from '@carillon/sdk/index.ts';
import { FieldError } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';

interface TextAreaProps {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | null;
  readonly value: string;
  readonly rows: number;
  /** Longest text, in characters. */
  readonly most: number;
  readonly placeholder?: string;
  readonly required?: boolean;
  /** Enter by itself sends; else Control or Command with it does. */
  readonly enterSends?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
  onChange(value: string): void;
}

/** A labeled text of several lines: help below it, or what is wrong with it. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { label, help, error, value, rows, most, placeholder, required, enterSends, ref, onChange } = props;
  const id = useId();
  const near = value.length > most * 0.9;
  const written = formatNumber(value.length);
  const limit = formatNumber(most);
  const send = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const sends = event.ctrlKey || event.metaKey || (enterSends && !event.shiftKey);
    if (!sends || !isKey(event, 'Enter')) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required === false && (
          <span className="muted tools-optional">
            {' '}
            <Trans>optional</Trans>
          </span>
        )}
      </label>
      <textarea
        ref={ref}
        id={id}
        className="ant-input tools-text"
        rows={rows}
        // It grows with its text where the browser can do that, and then heeds no rows.
        style={{ minHeight: `calc(${rows * 1.5}em + 22px)` }}
        maxLength={most}
        value={value}
        placeholder={placeholder}
        aria-required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={error || help ? `${id}-text` : undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={send}
      />
      <div id={`${id}-text`}>
        {error ? <FieldError>{error}</FieldError> : help && <p className="field-help">{help}</p>}
      </div>
      {near && (
        <p className="field-help tabular">
          <Trans>
            {written} of {limit} characters; longer text is cut off.
          </Trans>
        </p>
      )}
    </div>
  );
}
