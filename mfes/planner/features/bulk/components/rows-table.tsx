import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { fullTime, listText, localTimeText } from '@carillon/sdk/index.ts';
import { Checkbox, StatusTag } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Account } from '../model/accounts.ts';
import type { CheckedRow } from '../model/check-rows.ts';
import { FIELD_LABELS, type Field } from '../model/fields.ts';
import { isDone, outcomeWords } from '../model/outcomes.ts';
import type { RowResult } from '../model/run-import.ts';
import { AccountsCell, PickerRow } from './accounts-cell.tsx';
import { Cell } from './cell.tsx';
import { RemarksRow, remarksId } from './remarks-row.tsx';

interface RowsTableProps {
  readonly rows: readonly CheckedRow[];
  /** In the order of the table; those that the sheet has, and those that a post may need. */
  readonly fields: readonly Field[];
  readonly known: readonly Account[];
  /** How many rows that are still to be imported name the same accounts, by what they say. */
  readonly alike: ReadonlyMap<string, number>;
  readonly results: ReadonlyMap<number, RowResult>;
  readonly left: ReadonlySet<number>;
  readonly zone: string;
  readonly busy: boolean;
  readonly onMend: (row: number, field: Field, text: string) => void;
  readonly onMendAlike: (field: Field, from: string, to: string) => void;
  readonly onChoose: (rows: readonly number[], isChosen: boolean) => void;
}

/** Every row with what is wrong in each cell; on a phone, a card each. */
export function RowsTable({ rows, fields, results, left, alike, ...rest }: RowsTableProps): ReactNode {
  const ready = rows.filter(({ post, number }) => post && !isDone(results.get(number)));
  const chosenRows = ready.filter(({ number }) => !left.has(number));
  return (
    <div className="bulk-scroll">
      <table className="bulk-rows" style={{ minWidth: widthOf(fields) }}>
        <colgroup>
          <col style={{ width: CHOOSE_WIDTH }} />
          <col style={{ width: NUMBER_WIDTH }} />
          {fields.map((field) => (
            <col key={field} style={{ width: columnWidth(field, fields) }} />
          ))}
          <col style={{ width: STATE_WIDTH }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" data-label={t`All ready rows`}>
              <Checkbox
                aria-label={t`Import all ready rows shown`}
                checked={ready.length > 0 && chosenRows.length === ready.length}
                disabled={rest.busy || ready.length === 0}
                onChange={({ target }) =>
                  rest.onChoose(
                    ready.map(({ number }) => number),
                    target.checked,
                  )
                }
              />
            </th>
            <th scope="col">
              <Trans>Row</Trans>
            </th>
            {fields.map((field) => (
              <th key={field} scope="col" className={field}>
                {FIELD_LABELS[field]}
              </th>
            ))}
            <th scope="col">
              <Trans>State</Trans>
            </th>
          </tr>
        </thead>
        {rows.map((row) => (
          <Row
            key={row.number}
            {...{ row, fields, ...rest }}
            sign={JSON.stringify([
              row.cells,
              row.faults,
              row.hints,
              row.local,
              row.accounts,
              row.needsAccounts,
              row.open,
            ])}
            alike={alike.get(row.cells.accounts.toLowerCase()) ?? 0}
            result={results.get(row.number)}
            isLeft={left.has(row.number)}
          />
        ))}
      </table>
    </div>
  );
}

const CHOOSE_WIDTH = 40;
const NUMBER_WIDTH = 52;
const STATE_WIDTH = 136;
/** Less than that, a text is no text. */
const LEAST_TEXT_WIDTH = 224;
const WIDTHS = {
  time: 100,
  media: 132,
  altTexts: 132,
  accounts: 180,
  link: 132,
  comment: 140,
  hashtags: 132,
  zone: 120,
  status: 92,
  kind: 104,
} as const;

/** In pixels; the text takes what is left. */
function columnWidth(field: Field, fields: readonly Field[]): number | undefined {
  if (field === 'text') return undefined;
  // A date beside which the time stands is longer.
  if (field === 'date') return fields.includes('time') ? 124 : 168;
  return WIDTHS[field];
}

const widthOf = (fields: readonly Field[]): number =>
  fields.reduce(
    (sum, field) => sum + (columnWidth(field, fields) ?? LEAST_TEXT_WIDTH),
    CHOOSE_WIDTH + NUMBER_WIDTH + STATE_WIDTH,
  );

interface RowProps
  extends Pick<RowsTableProps, 'fields' | 'known' | 'zone' | 'busy' | 'onMend' | 'onMendAlike' | 'onChoose'> {
  readonly row: CheckedRow;
  readonly alike: number;
  /** All that is shown of the row: each check makes every row anew. */
  readonly sign: string;
  readonly result: RowResult | undefined;
  readonly isLeft: boolean;
}

const Row = memo(
  function Row({ row, fields, known, alike, result, isLeft, zone, busy, ...on }: RowProps): ReactNode {
    const { number, cells, post } = row;
    const [isPicking, setIsPicking] = useState(false);
    const face = useRef<HTMLButtonElement>(null);
    const refocus = useRef(false);
    useEffect(() => {
      if (!isPicking && refocus.current) face.current?.focus();
      refocus.current = false;
    }, [isPicking]);
    const done = isDone(result);
    // A scheduled row needs no correction here.
    const [faults, hints] = done ? [[], []] : [row.faults, row.hints];
    const refusal = result && !done ? result.words : '';
    const columns = fields.length + 3;
    const has = (field: Field) => (one: { readonly field: Field }) => one.field === field;
    const cell = (field: Field) => ({
      row: number,
      text: cells[field] ?? '',
      disabled: busy || done,
      isFaulty: faults.some(has(field)),
      describedBy: [...faults, ...hints].some(has(field)) ? remarksId(number, field) : undefined,
    });
    return (
      <tbody className={faults.length > 0 || refusal ? 'faulty' : undefined}>
        <tr>
          <td className="bulk-choose">
            <Checkbox
              aria-label={t`Import row ${number}`}
              checked={post !== null && !isLeft && !done}
              disabled={busy || post === null || done}
              onChange={({ target }) => on.onChoose([number], target.checked)}
            />
          </td>
          <th scope="row" className="bulk-number">
            <span>
              <Trans>Row</Trans>{' '}
            </span>
            {number}
          </th>
          {fields.map((field) =>
            field === 'accounts' ? (
              <AccountsCell
                key={field}
                {...{ ...cell(field), accounts: row.accounts, isPicking, face }}
                isOpen={row.open.length > 0}
                onPick={() => setIsPicking(true)}
              />
            ) : (
              <Cell
                key={field}
                {...{ ...cell(field), field }}
                empty={field === 'date' && cells.time === '' ? t`Queue` : ''}
                onMend={on.onMend}
              />
            ),
          )}
          <td className="bulk-state" data-label={t`State`}>
            <State {...{ row, result, zone }} />
          </td>
        </tr>
        {isPicking && (
          <PickerRow
            {...{ ...cell('accounts'), accounts: row.accounts, columns, known, alike }}
            onMend={(text) => on.onMend(number, 'accounts', text)}
            onMendAlike={(text) => on.onMendAlike('accounts', cells.accounts, text)}
            onClose={(byKey) => {
              refocus.current = byKey;
              setIsPicking(false);
            }}
          />
        )}
        {(faults.length + hints.length > 0 || refusal) && (
          <RemarksRow {...{ row: number, columns, faults, hints, refusal }} />
        )}
      </tbody>
    );
  },
  (before, after) =>
    before.sign === after.sign &&
    before.result === after.result &&
    before.isLeft === after.isLeft &&
    before.alike === after.alike &&
    before.known === after.known &&
    before.busy === after.busy &&
    before.zone === after.zone &&
    before.fields === after.fields,
);

function State({ row, result, zone }: Pick<RowProps, 'row' | 'result' | 'zone'>): ReactNode {
  const { faults, local, isHeld, needsAccounts, open } = row;
  if (!result && faults.length > 0)
    return (
      <span className="bulk-fault-count">
        {plural(faults.length, { one: '# problem', other: '# problems' })}
      </span>
    );
  if (!result && isHeld)
    return (
      <span className="muted">
        <Trans>Draft: not scheduled</Trans>
      </span>
    );
  if (!result && needsAccounts)
    return (
      <span className="muted">
        <Trans>Choose accounts</Trans>
      </span>
    );
  if (!result && open.length > 0)
    return <span className="muted">{t`${{ networks: listText(open.map(labelOf)) }}: choose above`}</span>;
  if (!result)
    return (
      <span className="muted">
        {local === null ? t`Ready for the queue` : t`Ready: ${{ time: localTimeText(local) }}`}
      </span>
    );
  return (
    <>
      {result.outcome === 'scheduled' ? (
        <StatusTag status="scheduled" />
      ) : (
        <strong>{outcomeWords(result)}</strong>
      )}
      {result.words && isDone(result) && <span className="muted">{result.words}</span>}
      {result.postId && (
        <a href={`/posts/${result.postId}`}>
          {result.dueAt ? fullTime(new Date(result.dueAt), zone) : t`Open the post`}
        </a>
      )}
    </>
  );
}
