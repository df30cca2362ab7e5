import { Button } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import type { Workbook } from '../model/read-tables.ts';

interface FileLineProps {
  readonly name: string;
  readonly workbook: Workbook | null;
  readonly posts: number;
  /** How many files of media were added. */
  readonly files: number;
  /** The row of the column names, as a spreadsheet counts; null where the first row is a post. */
  readonly headerLine: number | null;
  readonly disabled: boolean;
  onFiles(files: readonly File[]): void;
  /** Reads the sheet of the workbook with this name. */
  onTable(name: string): void;
  onClose(): void;
}

/** The file that is open, and how its rows are counted. */
export function FileLine(props: FileLineProps): ReactNode {
  const { name, workbook, posts, files, headerLine, disabled, onFiles, onTable, onClose } = props;
  const tables = workbook?.tables ?? [];
  const counts = [
    plural(posts, { one: '# post', other: '# posts' }),
    ...(files > 0 ? [plural(files, { one: '# file added', other: '# files added' })] : []),
  ].join(', ');
  const folder = useRef<HTMLInputElement>(null);
  return (
    <div className="bulk-file">
      <div>
        <strong>{name}</strong>
        <p className="muted">
          {counts}. {workbook && `${tableText(workbook)} `}
          {headerLine === null
            ? t`Rows are numbered as in your spreadsheet.`
            : t`Rows are numbered as in your spreadsheet: row ${headerLine} has the column names.`}
        </p>
      </div>
      {workbook && tables.length > 1 && (
        <label className="bulk-sheet">
          <span>
            <Trans>Sheet</Trans>
          </span>
          <select
            className="ant-input"
            value={workbook.tableName}
            disabled={disabled}
            onChange={({ target }) => onTable(target.value)}
          >
            {tables.map((one) => (
              <option key={one.name}>{one.name}</option>
            ))}
          </select>
        </label>
      )}
      <Button disabled={disabled} onClick={() => folder.current?.click()}>
        <Trans>Add a folder of media</Trans>
      </Button>
      <Button disabled={disabled} onClick={onClose}>
        <Trans>Another file</Trans>
      </Button>
      <input
        ref={(element) => {
          element?.setAttribute('webkitdirectory', '');
          folder.current = element;
        }}
        type="file"
        hidden
        multiple
        aria-label={t`Folder of media`}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}

/** Says which sheet was read, and that its hidden rows aren’t selected. */
function tableText({ tableName, hidden }: Workbook): string {
  const sheet = t`Sheet: ${tableName}.`;
  if (hidden.length === 0) return sheet;
  const rows = plural(hidden.length, {
    one: '# row is hidden in the workbook and not selected.',
    other: '# rows are hidden in the workbook and not selected.',
  });
  return `${sheet} ${rows}`;
}
