import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { FIELD_LABELS, TEMPLATE_FIELDS } from '../model/fields.ts';
import { MAX_ROWS } from '../model/read-sheet.ts';
import { SHEET_TYPES } from '../model/sheet-file.ts';
import { exampleRow } from '../model/tables.ts';
import { ReadProblem } from './read-problem.tsx';

interface StartProps {
  readonly problem: string | null;
  readonly isReading: boolean;
  readonly account: string;
  /** YYYY-MM-DD. */
  readonly tomorrow: string;
  onFiles(files: readonly File[]): void;
  onDrop(dropped: DataTransfer): void;
  onTemplate(): void;
}

/** Takes the file, and shows what such a file looks like. */
export function Start(props: StartProps): ReactNode {
  const { problem, isReading, account, tomorrow, onFiles, onDrop, onTemplate } = props;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const most = MAX_ROWS;
  const example = exampleRow(account, tomorrow);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer);
  };
  return (
    <>
      {problem && <ReadProblem problem={problem} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a way beside the button, for the pointer alone. */}
      <div
        className={over ? 'bulk-drop over' : 'bulk-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <h2>
          <Trans>Drop a CSV or Excel file here</Trans>
        </h2>
        <p className="muted">
          <Trans>
            CSV, Excel (.xlsx) or OpenDocument (.ods), with up to {most} posts. If it names image files, drop
            their folder too.
          </Trans>
        </p>
        <div className="bulk-actions">
          <Button type="primary" size="large" loading={isReading} onClick={() => input.current?.click()}>
            <Trans>Choose a file</Trans>
          </Button>
          <Button size="large" onClick={onTemplate}>
            <Trans>Download a template</Trans>
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t`CSV or Excel file`}
          accept={SHEET_TYPES}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      <section className="bulk-help" aria-labelledby="bulk-help">
        <h2 id="bulk-help">
          <Trans>File format</Trans>
        </h2>
        <p>
          <Trans>
            The first row names the columns; each row below it is a post. Files made for Buffer, Publer,
            Metricool and other tools work too. Nothing is scheduled until you review the rows and select
            Import.
          </Trans>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
        <section className="scroll-x" aria-label={t`Example of a file`} tabIndex={0}>
          <table className="bulk-example">
            <thead>
              <tr>
                {TEMPLATE_FIELDS.map((field) => (
                  <th key={field} scope="col">
                    {FIELD_LABELS[field]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                {TEMPLATE_FIELDS.map((field) => (
                  <td key={field}>{example[field]}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </section>
        <ul>
          <li>
            <Trans>
              A date can be 2027-03-31, 31/03/2027, 03/31/2027, Mar 31, 2027 or an Excel date. Put the time
              next to it or in its own column. A row without a date is added to the queue.
            </Trans>
          </li>
          <li>
            <Trans>For media, enter URLs or file names, on separate lines or separated by commas.</Trans>
          </li>
          <li>
            <Trans>
              In the accounts column, list networks or account names, such as LinkedIn or “{account}”,
              separated by commas. If you have several accounts on a network, you choose which ones to use for
              the whole file.
            </Trans>
          </li>
          <li>
            <Trans>Hashtags can have their own column. They are added below the text.</Trans>
          </li>
          <li>
            <Trans>The first comment is added to the post as soon as it is published.</Trans>
          </li>
          <li>
            <Trans>A row you’ve already imported isn’t scheduled again, no matter which file it’s in.</Trans>
          </li>
        </ul>
      </section>
    </>
  );
}
