export interface SheetRow {
  /** The row's number in a spreadsheet, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** The places of cells that show a formula, since the workbook has no result for it. */
  readonly formulas?: readonly number[];
}
