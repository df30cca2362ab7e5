import { WorkbookFault } from './fault.ts';
import { readOds } from './ods.ts';
import type { Table } from './table.ts';
import { readXlsx } from './xlsx.ts';
import { openZip, type Zip } from './zip.ts';

/** Reads the visible sheets of a workbook, each up to so many rows that aren’t blank. */
export async function readWorkbook(bytes: Uint8Array, maxRows: number): Promise<Table[]> {
  const zip = await openZip(bytes);
  if (zip.has('[Content_Types].xml')) return await readOffice(zip, maxRows);
  if (zip.has('META-INF/manifest.xml')) return await readOds(zip, maxRows);
  if (zip.has('Index/Document.iwa') || zip.has('Index.zip')) throw new WorkbookFault('apple numbers');
  throw new WorkbookFault('other document');
}

function readOffice(zip: Zip, maxRows: number): Promise<Table[]> {
  if (zip.has('xl/workbook.bin')) throw new WorkbookFault('binary excel');
  if (zip.has('word/document.xml') || zip.has('ppt/presentation.xml'))
    throw new WorkbookFault('other document');
  return readXlsx(zip, maxRows);
}
