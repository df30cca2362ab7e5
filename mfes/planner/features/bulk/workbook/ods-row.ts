import { durationText, isoText, numberText } from './cell-text.ts';
import type { Attributes } from './read-xml.ts';
import { appendText } from './table.ts';

const MAX_COLUMNS = 16_384;
const MAX_SPACES = 1000;
const MIDNIGHT = /\b(?:0?0[:.]00|12[:.]00(?:[:.]00)? ?a)/i;
const SPACES = /[\t\r\n ]{1,1000}/g;

/** Several spaces are one. Some programs write line feeds as they are, and LibreOffice and Gnumeric show them. */
const joinSpaces = (spaces: string): string => spaces.replaceAll(/[^\n]/g, '') || ' ';

const countOf = (attributes: Attributes, name: string): number =>
  Math.max(1, Math.trunc(Number(attributes[name])) || 1);

/** Collects the cells of a row in an OpenDocument sheet. */
export class OdsRow {
  readonly cells: string[] = [];
  readonly formulas: number[] = [];
  readonly merges: { readonly column: number; readonly rows: number }[] = [];
  readonly repeats: number;
  readonly isHidden: boolean;
  #column = 0;
  #cell: Attributes | null = null;
  #isCovered = false;
  #text = '';
  #paragraphs = 0;
  /** How deep the current element is in a comment or a drawing, whose texts the cell doesn’t show. */
  #asideDepth = 0;

  constructor(attributes: Attributes) {
    this.repeats = countOf(attributes, 'table:number-rows-repeated');
    this.isHidden = (attributes['table:visibility'] ?? 'visible') !== 'visible';
  }

  get isBlank(): boolean {
    return this.cells.length === 0;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#asideDepth > 0) this.#asideDepth += 1;
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#begin(name, attributes);
    else if (this.#cell) this.#openInside(name, attributes);
  }

  add(text: string): void {
    if (this.#cell && this.#asideDepth === 0 && this.#paragraphs > 0)
      this.#append(text.replace(SPACES, joinSpaces));
  }

  close(name: string): void {
    if (this.#asideDepth > 0) this.#asideDepth -= 1;
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#end();
  }

  #begin(name: string, attributes: Attributes): void {
    this.#cell = attributes;
    this.#isCovered = name === 'covered-table-cell';
    this.#text = '';
    this.#paragraphs = 0;
    const rows = countOf(attributes, 'table:number-rows-spanned');
    if (rows > 1) this.merges.push({ column: this.#column, rows });
  }

  #openInside(name: string, attributes: Attributes): void {
    if (!TEXT_ELEMENTS.includes(name)) this.#asideDepth = 1;
    else if (name === 'p' || name === 'h') this.#append(this.#paragraphs++ > 0 ? '\n' : '');
    else if (name === 's') this.#append(' '.repeat(Math.min(countOf(attributes, 'text:c'), MAX_SPACES)));
    else if (name === 'tab') this.#append('\t');
    else if (name === 'line-break') this.#append('\n');
  }

  #append(text: string): void {
    this.#text = appendText(this.#text, text);
  }

  /** Writes a cell as often as it is repeated; a covered one shows nothing. */
  #end(): void {
    if (!this.#cell) return;
    const text = this.#isCovered ? '' : cellText(this.#cell, this.#text);
    const end = this.#column + countOf(this.#cell, 'table:number-columns-repeated');
    const isFormula = text !== '' && !isCalculated(this.#cell, this.#text);
    if (text !== '')
      for (let at = this.#column; at < Math.min(end, MAX_COLUMNS); at++) {
        this.cells[at] = text;
        if (isFormula) this.formulas.push(at);
      }
    this.#column = end;
    this.#cell = null;
  }
}

/** What a cell shows; annotations and drawings stand beside its text. */
const TEXT_ELEMENTS = [
  ...['p', 'h', 'span', 'a', 's', 'tab', 'line-break', 'ruby', 'ruby-base', 'meta', 'meta-field'],
  ...[
    'date',
    'time',
    'title',
    'sheet-name',
    'author-name',
    'page-number',
    'file-name',
    'bookmark',
    'soft-page-break',
  ],
];

const FORMULA_PREFIX = /^[a-z]{1,20}:(?==)/;

const isCalculated = (cell: Attributes, text: string): boolean =>
  cell['office:value-type'] !== undefined || text !== '';

function cellText(cell: Attributes, text: string): string {
  const value = (name: string): string => cell[`office:${name}`] ?? '';
  switch (cell['office:value-type']) {
    case 'float':
    case 'currency':
    case 'percentage':
      return numberText(value('value'));
    case 'boolean':
      return value('boolean-value').toUpperCase();
    case 'date': {
      // Libraries write midnight with each day; LibreOffice never does, also where a cell shows it.
      const date = isoText(value('date-value'), 'date');
      return /^\d{4}-\d{2}-\d{2}$/.test(date) && MIDNIGHT.test(text) ? `${date} 00:00` : date;
    }
    case 'time':
      return durationText(value('time-value'));
    case undefined:
      // A formula that no program has calculated yet is shown: without it, the row would look complete.
      return text === '' ? (cell['table:formula'] ?? '').replace(FORMULA_PREFIX, '') : text;
    default:
      return text === '' ? value('string-value') : text;
  }
}
