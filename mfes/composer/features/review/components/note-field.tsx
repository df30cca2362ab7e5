import { MAX_REVIEW_NOTE } from '@carillon/contracts/domain/review.ts';
import { type ReactNode, type Ref, useId } from 'react';

interface NoteFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | null;
  readonly field?: Ref<HTMLTextAreaElement>;
  onChange(value: string): void;
}

/** Lets a member write a note to another about a draft. */
export function NoteField({ label, value, error = null, field, onChange }: NoteFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="composer-note">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        className="composer-text composer-short"
        rows={3}
        maxLength={MAX_REVIEW_NOTE}
        value={value}
        aria-invalid={error !== null || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p id={`${id}-error`} className="composer-error">
          {error}
        </p>
      )}
    </div>
  );
}
