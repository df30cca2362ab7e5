import { isArchive } from '../model/decode.ts';
import { MAX_READ_ROWS, readSheet, type Sheet } from '../model/read-sheet.ts';
import { readTables, type Workbook } from '../model/read-tables.ts';
import type { Separator } from '../model/separators.ts';
import { faultText } from '../model/workbook-faults.ts';
import { readWorkbook } from './read-workbook.ts';

export type ReadFile =
  | {
      readonly sheet: Sheet;
      readonly text: string | null;
      readonly separator: Separator;
      /** Null for a CSV file. */
      readonly workbook: Workbook | null;
    }
  | { readonly problem: string };

/** Reads a CSV file or a workbook of a size that was checked. */
export async function readFile(bytes: Uint8Array, signal: AbortSignal): Promise<ReadFile> {
  if (!isArchive(bytes)) {
    const read = readSheet(bytes);
    return 'problem' in read ? read : { ...read, workbook: null };
  }
  const answer = await readWorkbook({ bytes, maxRows: MAX_READ_ROWS }, signal);
  if ('fault' in answer) return { problem: faultText(answer.fault) };
  const read = readTables(answer.tables);
  return 'problem' in read ? read : { ...read, text: null, separator: 'comma' };
}
