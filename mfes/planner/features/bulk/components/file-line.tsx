import { Button } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';

interface FileLineProps {
  readonly name: string;
  readonly posts: number;
  /** How many files of media were added. */
  readonly files: number;
  /** The row of the column names, as a spreadsheet counts; null where the first row is a post. */
  readonly headerLine: number | null;
  readonly disabled: boolean;
  onFiles(files: readonly File[]): void;
  onClose(): void;
}

/** The file that is open, and how its rows are counted. */
export function FileLine(props: FileLineProps): ReactNode {
  const { name, posts, files, headerLine, disabled, onFiles, onClose } = props;
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
          {counts}.{' '}
          {headerLine === null
            ? t`Rows are numbered as in your spreadsheet.`
            : t`Rows are numbered as in your spreadsheet: row ${headerLine} has the column names.`}
        </p>
      </div>
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
