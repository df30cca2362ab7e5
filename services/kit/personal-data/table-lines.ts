import type { ExportLine } from '@carillon/contracts/data-export.ts';
import Papa from 'papaparse';
import type { Exported } from './stored-personal-data.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows as a spreadsheet reads them: nothing that a user or a reader wrote is a formula there. */
export async function* tableLines(
  { file, about, columns }: NonNullable<Exported['table']>,
  from: AsyncIterable<Row>,
): AsyncGenerator<ExportLine> {
  let isOpen = false;
  for await (const row of from) {
    if (!isOpen) {
      yield { open: `${file}.csv`, about };
      // Makes spreadsheets recognize UTF-8.
      yield { text: `\ufeff${line(Object.keys(columns))}` };
    }
    isOpen = true;
    yield { text: line(Object.values(columns).map((field) => cellOf(valueAt(row, field)))) };
  }
}

const line = (cells: readonly string[]): string =>
  `${Papa.unparse([[...cells]], { escapeFormulae: true })}\r\n`;

/** For `media.file` in a list, returns the value in each element. */
function valueAt(value: unknown, field: string): unknown {
  if (field === '') return value;
  if (Array.isArray(value)) return value.map((one: unknown) => valueAt(one, field));
  if (typeof value !== 'object' || value === null) return null;
  const [first = '', ...rest] = field.split('.');
  return valueAt((value as Row)[first], rest.join('.'));
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(cellOf).join(', ');
  return String(value);
}
