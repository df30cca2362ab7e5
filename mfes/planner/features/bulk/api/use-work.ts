import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { useUserStorage } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Mapping, mapColumns, withColumn } from '../model/columns.ts';
import type { DayOrder } from '../model/dates.ts';
import { findSizeProblem } from '../model/decode.ts';
import type { Field } from '../model/fields.ts';
import { mapByContent } from '../model/no-header.ts';
import { isDone } from '../model/outcomes.ts';
import { readText, type Sheet, withHeader, withoutHeader } from '../model/read-sheet.ts';
import { readTable } from '../model/read-tables.ts';
import { hashOf } from '../model/row-key.ts';
import { cellKey, rereadWork, rowsOf } from '../model/rows-of.ts';
import type { RowResult } from '../model/run-import.ts';
import type { Separator } from '../model/separators.ts';
import { keepWork, readStoredWork, type Work } from '../model/stored-work.ts';
import { type ReadFile, readFile } from './read-file.ts';

const KEEP_AFTER_MS = 300;

/** Another reading of the file that would cost corrections. */
interface Rereading {
  readonly work: Work;
  /** How many corrections it would cost; null where another sheet would take the place of all that was done. */
  readonly lost: number | null;
}

/** Keeps the sheet that its user works on, also over a reload if the browser can. */
export function useWork() {
  const storage = useUserStorage();
  const [work, setWork] = useState<Work | null>(() => storage && readStoredWork(storage));
  const [problem, setProblem] = useState<string | null>(null);
  const [splitProblem, setSplitProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const stopReading = (): void => {
    reading.current?.abort();
    reading.current = null;
    setIsReading(false);
  };
  const [isKept, setIsKept] = useState(true);
  const [rereading, setRereading] = useState<Rereading | null>(null);
  useEffect(() => {
    if (!storage) return;
    const keep = (): void => setIsKept(keepWork(storage, work));
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
  const reread = (next: Parameters<typeof rereadWork>[1]): void => {
    if (!work) return;
    const read = rereadWork(work, next);
    if (read.lost > 0) setRereading(read);
    else setWork(read.work);
  };
  const { sheet, mapping, mended } = work ?? NONE;
  const rows = useMemo(() => rowsOf(sheet, mapping, mended), [sheet, mapping, mended]);
  const givenRows = useMemo(() => rowsOf(sheet, mapping, NONE.mended), [sheet, mapping]);
  return {
    work,
    rows,
    /** The rows as the file has them, without corrections. */
    given: givenRows,
    /** Why the file that was chosen last can’t be read. */
    problem,
    /** Why the file can’t be split at the separator that was chosen last. */
    splitProblem,
    isReading,
    /** False when a reload would lose it. */
    isKept,
    async open(file: File): Promise<void> {
      stopReading();
      // Browsers can’t load a file of gigabytes, and wouldn’t say why.
      const sizeProblem = findSizeProblem(file.size);
      setProblem(sizeProblem);
      if (sizeProblem) return;
      const control = new AbortController();
      reading.current = control;
      setIsReading(true);
      try {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const read = await readFile(bytes, control.signal);
        const sheetId = await hashOf(bytes);
        if (control.signal.aborted) return;
        if ('problem' in read) return setProblem(read.problem);
        setSplitProblem(null);
        setRereading(null);
        setWork(beginWork(read, file.name, sheetId));
      } catch {
        if (!control.signal.aborted) setProblem(lostFileText());
      } finally {
        if (reading.current === control) stopReading();
      }
    },
    /** Says that a file can’t be read any longer. */
    reportLostFile: () => setProblem(lostFileText()),
    /** Opens no file that is still being read. */
    stopReading,
    /** Reports whether closing the file would lose anything that its user did. */
    hasChanges: () => work !== null && differs(work, restartWork(work)),
    close(): void {
      stopReading();
      setProblem(null);
      setSplitProblem(null);
      setRereading(null);
      setWork(null);
    },
    map: (column: number, field: Field | null) => reread({ mapping: withColumn(mapping, column, field) }),
    /** Reads the first row as a post, or as the names of the columns. */
    firstRow(isPost: boolean): void {
      const other = isPost ? withoutHeader(sheet) : withHeader(sheet);
      reread({ sheet: other, mapping: mappingOf(other) });
    },
    /** Splits the file into columns at another separator. */
    separate(separator: Separator): void {
      const read = readText(work?.text ?? '', separator);
      setSplitProblem('problem' in read ? read.problem : null);
      if ('sheet' in read) reread({ sheet: read.sheet, mapping: mappingOf(read.sheet), separator });
    },
    /** Reads another sheet of the workbook. */
    chooseTable(name: string): void {
      if (!work?.workbook?.tables) return;
      const read = readTable(work.workbook.tables, name);
      setProblem('problem' in read ? read.problem : null);
      if ('problem' in read) return;
      // Which accounts a network stands for doesn’t depend on the sheet.
      const next = { ...restartWork({ ...work, ...read }), meanings: work.meanings };
      if (isChanged(work)) setRereading({ work: next, lost: null });
      else setWork(next);
    },
    /** Another reading that waits for its user's word, since it would cost corrections. */
    rereading,
    decideRereading(isWanted: boolean): void {
      if (isWanted && rereading) setWork(rereading.work);
      setRereading(null);
    },
    waive: (waived: readonly string[]) => change(() => ({ waived })),
    order: (order: DayOrder) => change(() => ({ order })),
    /** Says which accounts a network’s name alone stands for, in all rows. */
    mean: (platform: PlatformName, accounts: readonly string[]) =>
      change(({ meanings }) => ({ meanings: { ...meanings, [platform]: accounts } })),
    /** A corrected row can be imported, whatever became of it before. */
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
            .filter(({ number, cells }) => saysSame(cells[field] ?? '', from) && !done.has(number))
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
    /** Records the result of a row of the file that was imported, unless another one is open by now. */
    record: useCallback(
      (importedId: string, number: number, result: RowResult) =>
        change(({ sheetId, results }) =>
          sheetId === importedId
            ? { results: [...results.filter(([one]) => one !== number), [number, result] as const] }
            : {},
        ),
      [change],
    ),
  };
}

const lostFileText = (): string => t`The file may have been changed, moved or deleted. Choose it again.`;

/** Compares two cells as people would. */
const saysSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const NONE: Pick<Work, 'sheet' | 'mapping' | 'mended'> = {
  sheet: { header: [], headerLine: 1, rows: [] },
  mapping: [],
  mended: {},
};

/** Work on a file that nobody has changed yet. Rows that a workbook hides aren’t chosen. */
const beginWork = (
  { sheet, text, separator, workbook }: Exclude<ReadFile, { problem: string }>,
  name: string,
  sheetId: string,
): Work => ({
  name,
  sheetId,
  sheet,
  text,
  separator,
  workbook,
  mapping: mappingOf(sheet),
  order: null,
  meanings: {},
  mended: {},
  left: workbook?.hidden ?? [],
  waived: [],
  results: [],
});

const restartWork = (work: Work): Work => beginWork(work, work.name, work.sheetId);

/** Reports whether reading the sheet anew would lose anything but the meanings of networks. */
function isChanged(work: Work): boolean {
  const { tables, tableName } = work.workbook ?? { tables: null, tableName: '' };
  const read = tables && readTable(tables, tableName);
  if (!read || 'problem' in read) return true;
  return print(work) !== print(restartWork({ ...work, ...read }));
}

const differs = (a: Work, b: Work): boolean =>
  print(a) !== print(b) || JSON.stringify(a.meanings) !== JSON.stringify(b.meanings);

const print = ({ sheet, mapping, order, mended, left, waived, results }: Work): string =>
  JSON.stringify([sheet.headerLine, mapping, order, mended, left.toSorted(byNumber), waived, results]);

const byNumber = (a: number, b: number): number => a - b;

const mappingOf = ({ header, headerLine, rows }: Sheet): Mapping =>
  headerLine === null ? mapByContent(rows) : mapColumns(header, rows);
