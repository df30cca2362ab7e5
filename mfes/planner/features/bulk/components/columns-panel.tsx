import { Checkbox } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { FIELD_LABELS, FIELDS, type Field, type Mapping } from '../model/columns.ts';
import type { Sheet } from '../model/read-sheet.ts';

interface ColumnsPanelProps {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly disabled: boolean;
  onFirstRow(isPost: boolean): void;
  onMap(column: number, field: Field | null): void;
}

/** What each column of the file is taken for; another choice reads the file anew. */
export function ColumnsPanel(props: ColumnsPanelProps): ReactNode {
  const { sheet, mapping, disabled, onFirstRow, onMap } = props;
  const nameless = sheet.headerLine === null;
  const names = sheet.header.map((name, at) => ({
    name: name || `Column ${at + 1}`,
    // Nobody misses a column that is empty.
    isUsed: name !== '' || (nameless && sheet.rows.some(({ cells }) => cells[at])),
    sample: nameless ? (sheet.rows[0]?.cells[at] ?? '') : '',
  }));
  const ignored = names.flatMap(({ name, isUsed }, at) => (mapping[at] === null && isUsed ? [name] : []));
  const unread = !mapping.includes('text') && !mapping.includes('media');
  return (
    <details className="bulk-panel" open={unread || nameless}>
      <summary>
        Columns
        {ignored.length > 0 && <span className="muted"> · ignored: {ignored.join(', ')}</span>}
      </summary>
      {nameless && <p>This file has no names of columns: its first row is a post too.</p>}
      {unread && !nameless && (
        <p className="fault">No column has a name that is known. Say which one has the text.</p>
      )}
      {(nameless || !mapping.some(Boolean)) && (
        <Checkbox
          checked={nameless}
          disabled={disabled || (nameless && sheet.rows.length === 1)}
          onChange={({ target }) => onFirstRow(target.checked)}
        >
          The first row is a post
        </Checkbox>
      )}
      <div className="bulk-columns">
        {names.map(({ name, sample }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place; names may repeat.
          <label key={at}>
            <span>{sample ? `${name}: ${sample}` : name}</span>
            <select
              className="ant-input"
              value={mapping[at] ?? ''}
              disabled={disabled}
              onChange={({ target }) => onMap(at, (target.value || null) as Field | null)}
            >
              <option value="">Ignore</option>
              {FIELDS.map((field) => (
                <option key={field} value={field}>
                  {FIELD_LABELS[field]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p className="muted">Another choice reads the file again: what you mended in the table is lost.</p>
    </details>
  );
}
