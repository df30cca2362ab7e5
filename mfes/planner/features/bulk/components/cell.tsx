import { isKey } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FIELD_LABELS, type Field } from '../model/fields.ts';

interface CellProps {
  readonly row: number;
  readonly field: Field;
  readonly text: string;
  /** The meaning of an empty cell. */
  readonly empty: string;
  readonly isFaulty: boolean;
  /** The id of the element that describes it. */
  readonly describedBy: string | undefined;
  readonly disabled: boolean;
  onMend(row: number, field: Field, text: string): void;
}

/** A cell that is mended in its place: Enter keeps, Escape puts back, Tab keeps and goes on. */
export function Cell(props: CellProps): ReactNode {
  const { row, field, text, empty, isFaulty, describedBy, disabled, onMend } = props;
  const [typedInput, setTypedInput] = useState<string | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const face = useRef<HTMLButtonElement>(null);
  const refocus = useRef(false);
  const editing = typedInput !== null;
  useEffect(() => {
    if (editing) {
      input.current?.focus();
      input.current?.select();
    } else if (refocus.current) face.current?.focus();
    refocus.current = false;
  }, [editing]);

  const save = (): void => {
    if (typedInput !== null && typedInput.trim() !== text) onMend(row, field, typedInput.trim());
    setTypedInput(null);
  };
  const press = (event: KeyboardEvent): void => {
    if (isKey(event, 'Escape')) {
      event.preventDefault();
      refocus.current = true;
      setTypedInput(null);
    } else if (isKey(event, 'Enter') && !event.shiftKey) {
      event.preventDefault();
      refocus.current = true;
      save();
    } else if (isKey(event, 'Tab')) {
      const next = neighbor(event.currentTarget, event.shiftKey ? -1 : 1);
      if (!next) return;
      event.preventDefault();
      save();
      next.focus();
    }
  };
  const label = t`Row ${row}, ${{ field: FIELD_LABELS[field] }}`;
  return (
    <td data-label={FIELD_LABELS[field]} className={`bulk-cell ${field}${isFaulty ? ' faulty' : ''}`}>
      {editing ? (
        <textarea
          ref={input}
          className="ant-input"
          aria-label={label}
          aria-invalid={isFaulty}
          aria-describedby={describedBy}
          rows={field === 'text' ? 5 : 2}
          value={typedInput}
          onChange={({ target }) => setTypedInput(target.value)}
          onKeyDown={press}
          onBlur={save}
        />
      ) : (
        <button
          ref={face}
          type="button"
          data-bulk-cell
          disabled={disabled}
          aria-label={text || empty ? `${label}: ${text || empty}` : t`${label}: empty`}
          aria-describedby={describedBy}
          onClick={() => setTypedInput(text)}
        >
          {text ? <span className="bulk-text">{text}</span> : <span className="muted">{empty || '–'}</span>}
        </button>
      )}
    </td>
  );
}

/** The cell before or after it, in the order of reading. */
function neighbor(from: Element, by: 1 | -1): HTMLElement | null {
  const ownCell = from.closest('td');
  const cells = [...(from.closest('table')?.querySelectorAll<HTMLElement>('td.bulk-cell') ?? [])];
  const next = cells[cells.indexOf(ownCell as HTMLElement) + by];
  return next?.querySelector<HTMLElement>('[data-bulk-cell]') ?? null;
}
