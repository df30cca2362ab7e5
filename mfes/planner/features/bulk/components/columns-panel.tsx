import { Checkbox } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Mapping } from '../model/columns.ts';
import { FIELD_LABELS, FIELDS, type Field } from '../model/fields.ts';
import type { Sheet } from '../model/read-sheet.ts';
import { SEPARATOR_LABELS, SEPARATORS, type Separator } from '../model/separators.ts';
import { columnLabel } from '../model/unused-columns.ts';

interface ColumnsPanelProps {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly separator: Separator;
  /** False when the file must be opened again to be split in another way. */
  readonly maySeparate: boolean;
  /** A workbook has its own columns. */
  readonly isWorkbook: boolean;
  /** Why the file can’t be split at the separator that was chosen last. */
  readonly problem: string | null;
  readonly disabled: boolean;
  onFirstRow(isPost: boolean): void;
  onMap(column: number, field: Field | null): void;
  onSeparate(separator: Separator): void;
}

/** How the file is split into columns, and what each of them is. */
export function ColumnsPanel(props: ColumnsPanelProps): ReactNode {
  const { sheet, mapping, separator, maySeparate, isWorkbook, problem, disabled } = props;
  const { onFirstRow, onMap, onSeparate } = props;
  const problemId = useId();
  const nameless = sheet.headerLine === null;
  // Nobody misses a column that is empty, and files of other tools have dozens of them.
  const columns = sheet.header
    .map((name, at) => ({
      at,
      name: columnLabel(name, at),
      sample: nameless ? (sheet.rows[0]?.cells[at] ?? '') : '',
    }))
    .filter(({ at }) => mapping[at] !== null || sheet.rows.some(({ cells }) => cells[at]));
  const unread = !mapping.includes('text') && !mapping.includes('media');
  return (
    <details className="bulk-panel" open={unread || nameless}>
      <summary>
        <Trans>Columns</Trans>
      </summary>
      {nameless && (
        <p>
          <Trans>This file has no column names: its first row is a post too.</Trans>
        </p>
      )}
      {unread && !nameless && (
        <p className="fault">
          <Trans>No column names were recognized. Choose the column with the text.</Trans>
        </p>
      )}
      <Checkbox
        checked={nameless}
        disabled={disabled || (nameless && sheet.rows.length === 1)}
        onChange={({ target }) => onFirstRow(target.checked)}
      >
        <Trans>The first row is a post</Trans>
      </Checkbox>
      <div className="bulk-columns">
        {!isWorkbook && (
          <label>
            <span>
              <Trans>Columns are separated by</Trans>
            </span>
            <select
              className="ant-input"
              value={separator}
              disabled={disabled || !maySeparate}
              aria-describedby={problem ? problemId : undefined}
              onChange={({ target }) => onSeparate(target.value as Separator)}
            >
              {(Object.keys(SEPARATORS) as Separator[]).map((one) => (
                <option key={one} value={one}>
                  {SEPARATOR_LABELS[one]}
                </option>
              ))}
            </select>
          </label>
        )}
        {columns.map(({ at, name, sample }) => (
          <label key={at}>
            <span>{sample ? `${name}: ${sample}` : name}</span>
            <select
              className="ant-input"
              value={mapping[at] ?? ''}
              disabled={disabled}
              onChange={({ target }) => onMap(at, (target.value || null) as Field | null)}
            >
              <option value="">
                <Trans>Ignore</Trans>
              </option>
              {FIELDS.map((field) => (
                <option key={field} value={field}>
                  {FIELD_LABELS[field]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {problem && (
        <p className="fault" role="alert" id={problemId}>
          {problem}
        </p>
      )}
      {!maySeparate && !isWorkbook && (
        <p className="muted">
          <Trans>
            This file was too large for your browser to keep. To choose another separator, open the file
            again.
          </Trans>
        </p>
      )}
    </details>
  );
}
