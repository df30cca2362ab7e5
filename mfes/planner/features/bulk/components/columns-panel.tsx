import type { ReactNode } from 'react';
import { FIELD_LABELS, FIELDS, type Field, type Mapping } from '../model/columns.ts';

interface ColumnsPanelProps {
  readonly header: readonly string[];
  readonly mapping: Mapping;
  readonly disabled: boolean;
  onMap(column: number, field: Field | null): void;
}

/** What each column of the file is taken for; another choice reads the file anew. */
export function ColumnsPanel({ header, mapping, disabled, onMap }: ColumnsPanelProps): ReactNode {
  const ignored = header.filter((name, at) => mapping[at] === null && name !== '');
  const unread = !mapping.includes('text') && !mapping.includes('media');
  return (
    <details className="bulk-panel" open={unread}>
      <summary>
        Columns
        {ignored.length > 0 && <span className="muted"> · ignored: {ignored.join(', ')}</span>}
      </summary>
      {unread && <p className="fault">No column has a name that is known. Say which one has the text.</p>}
      <div className="bulk-columns">
        {header.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place; names may repeat.
          <label key={at}>
            <span>{name || `Column ${at + 1}`}</span>
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
