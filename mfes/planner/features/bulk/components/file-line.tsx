import { Button } from '@carillon/ui/index.ts';
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
  const folder = useRef<HTMLInputElement>(null);
  return (
    <div className="bulk-file">
      <div>
        <strong>{name}</strong>
        <p className="muted">
          {posts} {posts === 1 ? 'post' : 'posts'}
          {files > 0 && `, ${files} ${files === 1 ? 'file' : 'files'} added`}. Rows are numbered as in your
          spreadsheet
          {headerLine === null ? '.' : `: row ${headerLine} has the column names.`}
        </p>
      </div>
      <Button disabled={disabled} onClick={() => folder.current?.click()}>
        Add a folder of media
      </Button>
      <Button disabled={disabled} onClick={onClose}>
        Another file
      </Button>
      <input
        ref={(element) => {
          element?.setAttribute('webkitdirectory', '');
          folder.current = element;
        }}
        type="file"
        hidden
        multiple
        aria-label="Folder of media"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
