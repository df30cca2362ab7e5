export interface SheetRow {
  /** The row's number in a spreadsheet, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}
