import { WorkbookFault } from './fault.ts';
import { OdsRow } from './ods-row.ts';
import { type Attributes, readXml } from './read-xml.ts';
import { createBudget, type Table, TableBuilder } from './table.ts';
import type { Zip } from './zip.ts';

const MAX_SHEETS = 500;
/** A repeated row is written as many times as it is repeated, but blank ones are repeated a million times. */
const MAX_REPEATS = 1_048_576;

/** Reads the visible sheets in the content of an OpenDocument workbook. */
export async function readOdsTables(zip: Zip, maxRows: number): Promise<Table[]> {
  const budget = createBudget();
  const styles = new HiddenStyles();
  const tables: Table[] = [];
  let builder: TableBuilder | null = null;
  let row: OdsRow | null = null;
  let number = 1;
  /** Sheets may hold other tables: in drawings, and in links to other files. */
  let depth = 0;
  await readXml(zip, 'content.xml', {
    open(name, attributes) {
      styles.open(name, attributes);
      if (name === 'table') {
        depth += 1;
        if (depth > 1) return;
        number = 1;
        const isHidden = styles.hides(attributes);
        if (isHidden) return;
        if (tables.length >= MAX_SHEETS) throw new WorkbookFault('too large');
        builder = new TableBuilder(attributes['table:name'] ?? '', maxRows, budget);
      } else if (depth !== 1 || !builder || builder.isFull) return;
      else if (name === 'table-row') row = new OdsRow(attributes);
      else row?.open(name, attributes);
    },
    text: (text) => row?.add(text),
    close(name) {
      if (name === 'table') {
        depth -= 1;
        if (depth > 0 || !builder) return;
        tables.push(builder.build());
        builder = null;
      } else if (depth !== 1) return;
      else if (name === 'table-row' && row) {
        number = addRows(builder, row, number);
        row = null;
      } else row?.close(name);
    },
  });
  return tables;
}

/** Adds a row as often as it is repeated; returns the number of the next one. */
function addRows(builder: TableBuilder | null, row: OdsRow, number: number): number {
  const next = number + Math.min(row.repeats, MAX_REPEATS);
  if (!builder || row.isBlank) return next;
  for (const { column, rows } of row.merges)
    builder.addMerge({ top: number - 1, left: column, bottom: number + rows - 2 });
  for (let at = number; at < next && !builder.isFull; at++)
    builder.addRow(at, row.cells, row.isHidden, row.formulas);
  return next;
}

/** Collects the styles of sheets that aren’t displayed. */
class HiddenStyles {
  readonly #names = new Set<string>();
  #name = '';

  open(name: string, attributes: Attributes): void {
    if (name === 'style') this.#name = attributes['style:name'] ?? '';
    if (name === 'table-properties' && attributes['table:display'] === 'false') this.#names.add(this.#name);
  }
  hides(table: Attributes): boolean {
    return table['table:display'] === 'false' || this.#names.has(table['table:style-name'] ?? '');
  }
}
