import { useUserStorage } from '@carillon/sdk/index.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GivenRow } from '../model/check-rows.ts';
import { cellsOf, type Field, type Mapping, mapColumns, withColumn } from '../model/columns.ts';
import type { DayOrder } from '../model/dates.ts';
import { keepWork, keptWork, type Work } from '../model/kept.ts';
import { readSheet, type Sheet } from '../model/read-sheet.ts';
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
  return {
    work,
    rows,
    problem,
    /** False when a reload would lose it. */
    isKept,
    async open(file: File): Promise<void> {
      setProblem(null);
      const bytes = new Uint8Array(await file.arrayBuffer());
      const read = readSheet(bytes);
      if ('problem' in read) return setProblem(read.problem);
      const { sheet } = read;
      const mapping = mapColumns(sheet.header);
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

const NONE: Pick<Work, 'sheet' | 'mapping' | 'mended'> = {
  sheet: { header: [], rows: [] },
  mapping: [],
  mended: {},
};

const rowsOf = (sheet: Sheet, mapping: Mapping, mended: Work['mended']): GivenRow[] =>
  sheet.rows.map(({ number, cells }) => {
    const read = cellsOf(cells, mapping);
    const fields = Object.keys(read) as Field[];
    const now = Object.fromEntries(
      fields.map((field) => [field, mended[cellKey(number, field)] ?? read[field]]),
    );
    return { number, cells: now as Record<Field, string> };
  });
