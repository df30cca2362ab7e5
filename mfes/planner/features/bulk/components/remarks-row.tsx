import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FIELD_LABELS, FIELDS, type Field } from '../model/fields.ts';
import type { Remark } from '../model/remark.ts';

export const remarksId = (row: number, field: Field): string => `bulk-${row}-${field}`;

interface RemarksRowProps {
  readonly row: number;
  /** The number of columns of the whole table. */
  readonly columns: number;
  readonly faults: readonly Remark[];
  readonly hints: readonly Remark[];
  /** Why it was not imported; empty when nothing is known against it. */
  readonly refusal: string;
}

/** Remarks on a row's cells, below them and across their full width. */
export function RemarksRow({ row, columns, faults, hints, refusal }: RemarksRowProps): ReactNode {
  const of = (field: Field) => ({
    wrong: faults.filter((one) => one.field === field),
    known: hints.filter((one) => one.field === field),
  });
  return (
    <tr className="bulk-remarks">
      <td colSpan={columns}>
        {refusal && (
          <div>
            <strong>
              <Trans context="noun">Import</Trans>
            </strong>
            <span className="fault">{refusal}</span>
          </div>
        )}
        {FIELDS.map((field) => {
          const { wrong, known } = of(field);
          return (
            wrong.length + known.length > 0 && (
              <div key={field}>
                <strong>{FIELD_LABELS[field]}</strong>
                <ul id={remarksId(row, field)}>
                  {wrong.map(({ words }) => (
                    <li key={words} className="fault">
                      {words}
                    </li>
                  ))}
                  {known.map(({ words }) => (
                    <li key={words} className="hint">
                      {words}
                    </li>
                  ))}
                </ul>
              </div>
            )
          );
        })}
      </td>
    </tr>
  );
}
