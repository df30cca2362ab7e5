import { isBlank, trimCell } from '../model/plain-text.ts';
import type { SheetRow } from '../model/sheet-row.ts';
import { WorkbookFault } from './fault.ts';

/** One sheet of a workbook, as texts. */
export interface Table {
  readonly name: string;
  /** Without blank ones. */
  readonly rows: readonly SheetRow[];
  /** The numbers of rows that the workbook hides. */
  readonly hidden: readonly number[];
  /** Day numbers without a date format count from 1904. */
  readonly is1904?: boolean;
}

/** The corners of merged cells, from 0. */
export interface Merge {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
}

/** More than a post of any network has; what follows can’t be imported anyway. */
const MAX_TEXT = 100_001;
const MAX_COLUMNS = 16_384;
const MAX_MERGES = 10_000;

/** How much all tables of a workbook may hold together. */
export interface Budget {
  cells: number;
  characters: number;
}
export const createBudget = (): Budget => ({ cells: 2_000_000, characters: 20_000_000 });

/** Appends to the text of a cell, as far as anything reads it. */
export const appendText = (text: string, more: string): string =>
  text.length >= MAX_TEXT ? text : text + more.slice(0, MAX_TEXT - text.length);

/** Collects the cells of one sheet, up to so many rows that aren’t blank. */
export class TableBuilder {
  readonly #rows = new Map<number, string[]>();
  readonly #hidden = new Set<number>();
  readonly #formulas = new Map<number, number[]>();
  readonly #merges: Merge[] = [];
  readonly #name: string;
  readonly #maxRows: number;
  readonly #budget: Budget;

  constructor(name: string, maxRows: number, budget: Budget) {
    this.#name = name;
    this.#maxRows = maxRows;
    this.#budget = budget;
  }

  get isFull(): boolean {
    return this.#rows.size >= this.#maxRows;
  }

  /** Adds a row by its number from 1; its cells may have gaps. `formulas` are the places of those without a result. */
  addRow(
    number: number,
    cells: readonly string[],
    isHidden: boolean,
    formulas: readonly number[] = [],
  ): void {
    if (this.isFull || this.#rows.has(number)) return;
    const row = Array.from(cells, (cell = '') => trimCell(cell));
    if (row.every(isBlank)) return;
    this.#spend(row);
    this.#rows.set(number, row);
    if (isHidden) this.#hidden.add(number);
    if (formulas.length > 0) this.#formulas.set(number, [...formulas]);
  }

  addMerge(merge: Merge): void {
    if (merge.bottom > merge.top && this.#merges.length < MAX_MERGES) this.#merges.push(merge);
  }

  build(): Table {
    for (const merge of this.#merges) this.#fillDown(merge);
    const rows = [...this.#rows].sort(([a], [b]) => a - b);
    return {
      name: this.#name,
      rows: rows.map(([number, cells]) => {
        const formulas = this.#formulas.get(number);
        return formulas ? { number, cells, formulas } : { number, cells };
      }),
      hidden: rows.flatMap(([number]) => (this.#hidden.has(number) ? number : [])),
    };
  }

  #spend(row: readonly string[]): void {
    if (row.length > MAX_COLUMNS) throw new WorkbookFault('damaged');
    this.#budget.cells -= row.length;
    for (const cell of row) this.#budget.characters -= cell.length;
    if (this.#budget.cells < 0 || this.#budget.characters < 0) throw new WorkbookFault('too large');
  }

  /** A cell beside several posts belongs to each of them. */
  #fillDown({ top, left, bottom }: Merge): void {
    const text = this.#rows.get(top + 1)?.[left] ?? '';
    if (text === '') return;
    const isFormula = this.#formulas.get(top + 1)?.includes(left) ?? false;
    for (const [number, row] of this.#rows) {
      if (number <= top + 1 || number > bottom + 1 || row[left]) continue;
      while (row.length < left) row.push('');
      row[left] = text;
      if (isFormula) this.#formulas.set(number, [...(this.#formulas.get(number) ?? []), left]);
      this.#budget.characters -= text.length;
      if (this.#budget.characters < 0) throw new WorkbookFault('too large');
    }
  }
}
