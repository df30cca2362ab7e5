import { cellsOf } from './cells-of.ts';
import type { GivenRow } from './check-rows.ts';
import type { Mapping } from './columns.ts';
import type { Cells, Field } from './fields.ts';
import type { Sheet } from './read-sheet.ts';
import type { Work } from './stored-work.ts';

export const cellKey = (number: number, field: Field): string => `${number} ${field}`;

/** Returns the rows of a sheet by field, with the corrections in place of the file's cells. */
export const rowsOf = (sheet: Sheet, mapping: Mapping, mended: Work['mended']): GivenRow[] =>
  sheet.rows.map(({ number, cells, formulas = [] }) => {
    const read = Object.entries(cellsOf(cells, mapping, sheet.header)) as [Field, string][];
    const now = read.map(([field, cell]) => [field, mended[cellKey(number, field)] ?? cell] as const);
    const fields = formulas.flatMap((at) => mapping[at] ?? []);
    return {
      number,
      cells: Object.fromEntries(now) as unknown as Cells,
      formulas: [...new Set(fields)].filter((field) => mended[cellKey(number, field)] === undefined),
    };
  });

/**
 * Reads a sheet in another way. Corrections of cells that stay as they were are kept.
 * @returns the changed work, and how many corrections it lost
 */
export function rereadWork(
  work: Work,
  next: Partial<Pick<Work, 'sheet' | 'mapping' | 'separator'>>,
): { readonly work: Work; readonly lost: number } {
  const changed = { ...work, ...next };
  const [before, after] = [work, changed].map(({ sheet, mapping }) => givenCells(sheet, mapping));
  const all = Object.entries(work.mended);
  const keptEntries = all.filter(([key]) => after?.has(key) && before?.get(key) === after.get(key));
  const numbers = new Set(changed.sheet.rows.map(({ number }) => number));
  return {
    work: {
      ...changed,
      mended: Object.fromEntries(keptEntries),
      left: work.left.filter((number) => numbers.has(number)),
    },
    lost: all.length - keptEntries.length,
  };
}

const givenCells = (sheet: Sheet, mapping: Mapping): ReadonlyMap<string, string> =>
  new Map(
    rowsOf(sheet, mapping, {}).flatMap(({ number, cells }) =>
      Object.entries(cells).map(([field, cell]) => [cellKey(number, field as Field), cell] as const),
    ),
  );
