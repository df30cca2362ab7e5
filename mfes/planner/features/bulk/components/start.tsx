import { Alert, Button } from '@carillon/ui/index.ts';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { droppedFiles } from '../api/use-folder.ts';
import { FIELD_LABELS, FIELDS } from '../model/columns.ts';
import { MOST_ROWS } from '../model/read-sheet.ts';
import { exampleRow } from '../model/tables.ts';

interface StartProps {
  readonly problem: string | null;
  readonly account: string;
  /** YYYY-MM-DD. */
  readonly tomorrow: string;
  onFiles(files: readonly File[]): void;
  onTemplate(): void;
}

/** Where an import begins: a place for the file, and how such a file looks. */
export function Start({ problem, account, tomorrow, onFiles, onTemplate }: StartProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const example = exampleRow(account, tomorrow);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void droppedFiles(event.dataTransfer).then(onFiles);
  };
  return (
    <>
      {problem && (
        <Alert type="error" role="alert" showIcon title="This file was not taken" description={problem} />
      )}
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
        <h2>Drop a CSV file here</h2>
        <p className="muted">
          Up to {MOST_ROWS} posts. Drop the folder of its images with it, if it names files.
        </p>
        <div className="bulk-actions">
          <Button type="primary" size="large" onClick={() => input.current?.click()}>
            Choose a CSV file
          </Button>
          <Button size="large" onClick={onTemplate}>
            Download a template
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="CSV file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      <section className="bulk-help" aria-labelledby="bulk-help">
        <h2 id="bulk-help">What such a file looks like</h2>
        <p>
          The first row names the columns; each row below it is a post. Files made for Buffer or Publer are
          read as they are. Nothing is scheduled before you have seen every row and chosen Import.
        </p>
        <div className="bulk-scroll">
          <table className="bulk-example">
            <thead>
              <tr>
                {FIELDS.map((field) => (
                  <th key={field} scope="col">
                    {FIELD_LABELS[field]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                {FIELDS.map((field) => (
                  <td key={field}>{example[field]}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
        <ul>
          <li>
            A date may be 2027-03-31, 31/03/2027, 03/31/2027, Mar 31, 2027, or a date of Excel’s, with its
            time beside it or in a column of its own. A row without one goes to the queue.
          </li>
          <li>Media are web addresses or names of files, several on lines of their own or behind commas.</li>
          <li>
            Accounts are networks or names, such as LinkedIn or “{account}”, several behind commas. Where a
            network has several accounts here, choose them in the table, for all such rows at once.
          </li>
          <li>A first comment is written below the post as soon as it is out.</li>
          <li>A row that was imported before is not scheduled again, whichever file it comes from.</li>
        </ul>
      </section>
    </>
  );
}
