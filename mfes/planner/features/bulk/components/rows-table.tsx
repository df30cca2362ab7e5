import { fullTime } from '@carillon/sdk/index.ts';
import { Checkbox, StatusTag } from '@carillon/ui/index.ts';
import { memo, type ReactNode } from 'react';
import { accountText } from '../model/accounts.ts';
import type { CheckedRow } from '../model/check-rows.ts';
import { FIELD_LABELS, type Field } from '../model/columns.ts';
import type { RowResult } from '../model/run-import.ts';
import { outcomeWords } from '../model/tables.ts';
import { Cell } from './cell.tsx';

interface RowsTableProps {
  readonly rows: readonly CheckedRow[];
  /** In the order of the table; those that the sheet has, and those that a post may need. */
  readonly fields: readonly Field[];
  readonly results: ReadonlyMap<number, RowResult>;
  readonly left: ReadonlySet<number>;
  readonly zone: string;
  readonly busy: boolean;
  readonly onMend: (row: number, field: Field, text: string) => void;
  readonly onChoose: (rows: readonly number[], isChosen: boolean) => void;
}

/** Every row with what is wrong in each cell; on a phone, a card each. */
export function RowsTable({ rows, fields, results, left, ...rest }: RowsTableProps): ReactNode {
  const ready = rows.filter(({ post, number }) => post && !isDone(results.get(number)));
  const chosen = ready.filter(({ number }) => !left.has(number));
  return (
    <div className="bulk-scroll">
      <table className="bulk-rows">
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label="Import every row that is shown and ready"
                checked={ready.length > 0 && chosen.length === ready.length}
                disabled={rest.busy || ready.length === 0}
                onChange={({ target }) =>
                  rest.onChoose(
                    ready.map(({ number }) => number),
                    target.checked,
                  )
                }
              />
            </th>
            <th scope="col">Row</th>
            {fields.map((field) => (
              <th key={field} scope="col" className={field}>
                {FIELD_LABELS[field]}
              </th>
            ))}
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.number}
              {...{ row, fields, ...rest }}
              sign={JSON.stringify([row.cells, row.faults, row.hints, row.local, row.accounts])}
              result={results.get(row.number)}
              isLeft={left.has(row.number)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const isDone = (result: RowResult | undefined): boolean =>
  result?.outcome === 'scheduled' || result?.outcome === 'repeated' || result?.outcome === 'gone';

interface RowProps extends Pick<RowsTableProps, 'fields' | 'zone' | 'busy' | 'onMend' | 'onChoose'> {
  readonly row: CheckedRow;
  /** All that is shown of the row: each check makes every row anew. */
  readonly sign: string;
  readonly result: RowResult | undefined;
  readonly isLeft: boolean;
}

const Row = memo(
  function Row({ row, fields, result, isLeft, zone, busy, onMend, onChoose }: RowProps): ReactNode {
    const { number, cells, post } = row;
    const done = isDone(result);
    // Of what is scheduled, nothing is to be mended here any more.
    const [faults, hints] = done ? [[], []] : [row.faults, row.hints];
    return (
      <tr className={faults.length > 0 ? 'faulty' : undefined}>
        <td className="bulk-choose">
          <Checkbox
            aria-label={`Import row ${number}`}
            checked={post !== null && !isLeft && !done}
            disabled={busy || post === null || done}
            onChange={({ target }) => onChoose([number], target.checked)}
          />
        </td>
        <th scope="row" className="bulk-number">
          <span>Row </span>
          {number}
        </th>
        {fields.map((field) => (
          <Cell
            key={field}
            row={number}
            field={field}
            text={cells[field]}
            empty={emptyWords(field, row)}
            faults={faults.filter((one) => one.field === field)}
            hints={hints.filter((one) => one.field === field)}
            disabled={busy || done}
            onMend={onMend}
          />
        ))}
        <td className="bulk-state" data-label="State">
          <State {...{ row, result, zone }} />
        </td>
      </tr>
    );
  },
  (before, after) =>
    before.sign === after.sign &&
    before.result === after.result &&
    before.isLeft === after.isLeft &&
    before.busy === after.busy &&
    before.zone === after.zone &&
    before.fields === after.fields,
);

/** What a row without such a cell gets. */
function emptyWords(field: Field, { accounts, cells }: CheckedRow): string {
  if (field === 'date' && cells.time === '') return 'Queue';
  return field === 'accounts' ? accounts.map(accountText).join(', ') : '';
}

function State({ row, result, zone }: Pick<RowProps, 'row' | 'result' | 'zone'>): ReactNode {
  const { faults, local } = row;
  if (!result && faults.length > 0)
    return (
      <span className="bulk-fault-count">
        {faults.length} {faults.length === 1 ? 'fault' : 'faults'}
      </span>
    );
  if (!result)
    return (
      <span className="muted">{local === null ? 'Ready for the queue' : `Ready: ${local.slice(0, 16)}`}</span>
    );
  return (
    <>
      {result.outcome === 'scheduled' ? (
        <StatusTag status="scheduled" />
      ) : (
        <strong>{outcomeWords(result)}</strong>
      )}
      {result.words && (
        <span className={result.outcome === 'refused' ? 'fault' : 'muted'}>{result.words}</span>
      )}
      {result.postId && (
        <a href={`/posts/${result.postId}`}>
          {result.dueAt ? fullTime(new Date(result.dueAt), zone) : 'Open the post'}
        </a>
      )}
    </>
  );
}
