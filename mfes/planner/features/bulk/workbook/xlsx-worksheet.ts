import { isoText, type NumberKind, serialText } from './cell-text.ts';
import { type Attributes, isOn, readXml } from './read-xml.ts';
import { appendText, type Budget, type Merge, type Table, TableBuilder } from './table.ts';
import { decodeEscapes, RichText } from './xlsx-strings.ts';
import type { Zip } from './zip.ts';

interface Context {
  readonly name: string;
  readonly strings: readonly string[];
  readonly kinds: readonly NumberKind[];
  readonly is1904: boolean;
  readonly maxRows: number;
  readonly budget: Budget;
}

/** Reads one sheet of an Excel workbook. */
export async function readWorksheet(zip: Zip, path: string, context: Context): Promise<Table> {
  const builder = new TableBuilder(context.name, context.maxRows, context.budget);
  const inline = new RichText();
  let number = 0;
  let isHidden = false;
  let cells: string[] = [];
  let formulas: number[] = [];
  let column = -1;
  let cell: Attributes = {};
  let value: string | null = null;
  let formula: string | null = null;
  let isValue = false;
  let isFormula = false;
  await readXml(zip, path, {
    isDone: () => builder.isFull,
    open(name, attributes) {
      inline.open(name);
      if (name === 'row') {
        number = Number(attributes.r) || number + 1;
        isHidden = isOn(attributes.hidden);
        cells = [];
        formulas = [];
        column = -1;
      } else if (name === 'c') {
        cell = attributes;
        column = columnOf(attributes.r ?? '') ?? column + 1;
        value = null;
        formula = null;
      } else if (name === 'v') {
        isValue = true;
        value = '';
      } else if (name === 'f') {
        isFormula = true;
        formula = '=';
      }
      if (name === 'mergeCell') builder.addMerge(mergeOf(attributes.ref ?? ''));
    },
    text(text) {
      inline.add(text);
      if (isValue) value = appendText(value ?? '', text);
      if (isFormula) formula = appendText(formula ?? '', text);
    },
    close(name) {
      inline.close(name);
      if (name === 'v') isValue = false;
      else if (name === 'f') isFormula = false;
      else if (name === 'row') builder.addRow(number, cells, isHidden, formulas);
      else if (name === 'c') {
        const parts = { cell, value, formula, inline: inline.take() };
        const text = textOf(parts, context);
        if (text === '' || column >= MAX_COLUMNS) return;
        cells[column] = text;
        if (formula !== null && hasNoValue(parts)) formulas.push(column);
      }
    },
  });
  return builder.build();
}

const MAX_COLUMNS = 16_384;

interface Parts {
  readonly cell: Attributes;
  /** Null without an element of its own. */
  readonly value: string | null;
  readonly formula: string | null;
  readonly inline: string;
}

function textOf(parts: Parts, context: Context): string {
  const { cell, value, formula, inline } = parts;
  if (cell.t === 'inlineStr') return inline;
  // A formula that no program has calculated yet is shown: without it, the row would look complete.
  return hasNoValue(parts) ? (formula ?? '') : cellText(cell, value ?? '', context);
}

const hasNoValue = ({ cell, value }: Parts): boolean =>
  cell.t !== 'inlineStr' && (value === null || (value === '' && cell.t !== 'str'));

function cellText(cell: Attributes, value: string, { strings, kinds, is1904 }: Context): string {
  const kind = kinds[Number(cell.s ?? 0)] ?? 'number';
  switch (cell.t) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'str':
    case 'e':
      return decodeEscapes(value);
    case 'b':
      return value === '' ? '' : isOn(value.trim()) ? 'TRUE' : 'FALSE';
    case 'd':
      return isoText(value, kind);
    default:
      return serialText(value, kind, is1904);
  }
}

const REFERENCE = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/;

/** The column of a cell such as C7, from 0. */
function columnOf(reference: string): number | null {
  const letters = REFERENCE.exec(reference)?.[1];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function mergeOf(range: string): Merge {
  const [from = '', to = from] = range.split(':');
  const rowOf = (reference: string): number => Number(REFERENCE.exec(reference)?.[2] ?? 1) - 1;
  return { top: rowOf(from), left: columnOf(from) ?? 0, bottom: rowOf(to) };
}
