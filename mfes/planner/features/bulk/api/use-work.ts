import { useUserStorage } from '@carillon/sdk/index.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GivenRow } from '../model/check-rows.ts';
import { cellsOf, type Field, type Mapping, mapColumns, withColumn } from '../model/columns.ts';
import type { DayOrder } from '../model/dates.ts';
import { keepWork, keptWork, type Work } from '../model/kept.ts';
import { mapByContent } from '../model/no-header.ts';
import { isDone } from '../model/outcomes.ts';
import { readSheet, type Sheet, withHeader, withoutHeader } from '../model/read-sheet.ts';
import { hashOf } from '../model/row-key.ts';
import type { RowResult } from '../model/run-import.ts';

const KEEP_AFTER_MS = 300;

export const cellKey = (number: number, field: Field): string => `${number} ${field}`;

/** The sheet that its user works at, kept over a reload as far as the browser can. */
export function useWork() {
  const storage = useUserStorage();
  const [work, setWork] = useState<Work | null>(() => storage && keptWork(storage));
  const [problem, setProblem] = useState<string | null>(null);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    if (!storage) return;
    const keep = (): void => setKept(keepWork(storage, work));
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    globalThis.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('pagehide', keep);
    };
  }, [storage, work]);

  const change = useCallback(
    (next: (work: Work) => Partial<Work>) => setWork((now) => now && { ...now, ...next(now) }),
    [],
  );
  const { sheet, mapping, mended } = work ?? NONE;
  const rows = useMemo(() => rowsOf(sheet, mapping, mended), [sheet, mapping, mended]);
  const given = useMemo(() => rowsOf(sheet, mapping, NONE.mended), [sheet, mapping]);
  return {
    work,
    rows,
    /** As the file has them, without what was mended. */
    given,
    problem,
    /** False when a reload would lose it. */
    isKept,
    async open(file: File): Promise<void> {
      setProblem(null);
      const bytes = new Uint8Array(await file.arrayBuffer());
      const read = readSheet(bytes);
      if ('problem' in read) return setProblem(read.problem);
      const { sheet } = read;
      const mapping = mappingOf(sheet);
      const sheetId = await hashOf(bytes);
      setWork({
        ...{ name: file.name, sheetId, sheet, mapping },
        order: null,
        mended: {},
        left: [],
        results: [],
      });
    },
    close(): void {
      setProblem(null);
      setWork(null);
    },
    map: (column: number, field: Field | null) =>
      change(({ mapping }) => ({ mapping: withColumn(mapping, column, field), mended: {} })),
    /** The first row is a post, or names the columns. */
    firstRow: (isPost: boolean) =>
      change(({ sheet }) => {
        const other = isPost ? withoutHeader(sheet) : withHeader(sheet);
        return { sheet: other, mapping: mappingOf(other), mended: {}, left: [] };
      }),
    order: (order: DayOrder) => change(() => ({ order })),
    /** A mended row is to be imported, whatever became of it as it was. */
    mend: useCallback(
      (number: number, field: Field, text: string) =>
        change(({ mended, results }) => ({
          mended: { ...mended, [cellKey(number, field)]: text },
          results: results.filter(([one]) => one !== number),
        })),
      [change],
    ),
    /** The same for every row that says the same and is still to be imported. */
    mendAlike: useCallback(
      (field: Field, from: string, to: string) =>
        change(({ sheet, mapping, mended, results }) => {
          const done = new Set(results.flatMap(([number, result]) => (isDone(result) ? [number] : [])));
          const alike = rowsOf(sheet, mapping, mended)
            .filter(({ number, cells }) => saysSame(cells[field], from) && !done.has(number))
            .map(({ number }) => number);
          return {
            mended: { ...mended, ...Object.fromEntries(alike.map((one) => [cellKey(one, field), to])) },
            results: results.filter(([one]) => !alike.includes(one)),
          };
        }),
      [change],
    ),
    choose: useCallback(
      (numbers: readonly number[], isChosen: boolean) =>
        change(({ left }) => {
          const others = left.filter((one) => !numbers.includes(one));
          return { left: isChosen ? others : [...others, ...numbers] };
        }),
      [change],
    ),
    record: useCallback(
      (number: number, result: RowResult) =>
        change(({ results }) => ({
          results: [...results.filter(([one]) => one !== number), [number, result] as const],
        })),
      [change],
    ),
  };
}

/** As people compare what stands in two cells. */
const saysSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const NONE: Pick<Work, 'sheet' | 'mapping' | 'mended'> = {
  sheet: { header: [], headerLine: 1, rows: [] },
  mapping: [],
  mended: {},
};

const mappingOf = ({ header, headerLine, rows }: Sheet): Mapping =>
  headerLine === null ? mapByContent(rows) : mapColumns(header);

const rowsOf = (sheet: Sheet, mapping: Mapping, mended: Work['mended']): GivenRow[] =>
  sheet.rows.map(({ number, cells }) => {
    const read = cellsOf(cells, mapping);
    const fields = Object.keys(read) as Field[];
    const now = Object.fromEntries(
      fields.map((field) => [field, mended[cellKey(number, field)] ?? read[field]]),
    );
    return { number, cells: now as Record<Field, string> };
  });
