import { type FaultCode, WorkbookFault } from './fault.ts';
import { readWorkbook } from './read-workbook.ts';
import type { Table } from './table.ts';

export interface WorkbookJob {
  readonly bytes: Uint8Array;
  /** How many rows of each sheet are read at most. */
  readonly maxRows: number;
}
export type WorkbookAnswer = { readonly tables: readonly Table[] } | { readonly fault: FaultCode };

/** Reads a workbook, or says why it can’t be read. */
export async function answerJob({ bytes, maxRows }: WorkbookJob): Promise<WorkbookAnswer> {
  try {
    return { tables: await readWorkbook(bytes, maxRows) };
  } catch (error) {
    return { fault: error instanceof WorkbookFault ? error.code : 'damaged' };
  }
}
