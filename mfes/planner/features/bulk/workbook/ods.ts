import { WorkbookFault } from './fault.ts';
import { readOdsTables } from './ods-tables.ts';
import { readXml } from './read-xml.ts';
import type { Table } from './table.ts';
import type { Zip } from './zip.ts';

const SPREADSHEET = 'application/vnd.oasis.opendocument.spreadsheet';

/** Reads the visible sheets of an OpenDocument workbook. */
export async function readOds(zip: Zip, maxRows: number): Promise<Table[]> {
  const { mediaType, isEncrypted } = await readManifest(zip);
  if (isEncrypted) throw new WorkbookFault('password');
  if (!mediaType.startsWith(SPREADSHEET)) throw new WorkbookFault('other document');
  return readOdsTables(zip, maxRows);
}

async function readManifest(zip: Zip): Promise<{ mediaType: string; isEncrypted: boolean }> {
  let mediaType = '';
  let isEncrypted = false;
  await readXml(zip, 'META-INF/manifest.xml', {
    open(name, attributes) {
      if (name === 'encryption-data') isEncrypted = true;
      if (name === 'file-entry' && attributes['manifest:full-path'] === '/')
        mediaType = attributes['manifest:media-type'] ?? '';
    },
  });
  return { mediaType, isEncrypted };
}
