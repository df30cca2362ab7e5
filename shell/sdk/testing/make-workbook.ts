import { deflateRawSync } from 'node:zlib';

interface Options {
  /** Replaces the size that the archive promises for each file. */
  readonly size?: number;
  readonly flags?: number;
}

/** Makes a ZIP archive of texts by path. */
export function makeZip(
  files: Readonly<Record<string, string>>,
  { size, flags = 0 }: Options = {},
): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let start = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path);
    const data = Buffer.from(text);
    const packed = deflateRawSync(data);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size ?? data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(start, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, place, name]));
    parts.push(local);
    start += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(start, 12);
  return new Uint8Array(Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end]));
}

interface MadeSheet {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** The rows in the XML of a worksheet. */
  readonly rows: string;
  /** What follows the rows. */
  readonly more?: string;
}

interface Parts {
  readonly strings?: string;
  readonly styles?: string;
  readonly properties?: string;
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = (all: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `<Relationships>${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** Returns the files of an Excel workbook. */
export const xlsxFiles = (sheets: readonly MadeSheet[], parts: Parts = {}): Record<string, string> => ({
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels': relations([['r1', 'officeDocument', 'xl/workbook.xml']]),
  'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}">${parts.properties ?? ''}<sheets>${sheets
    .map(({ name, state }, at) => `<sheet name="${name}" ${state ? `state="${state}"` : ''} r:id="s${at}"/>`)
    .join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations([
    ...sheets.map((_, at) => [`s${at}`, 'worksheet', `worksheets/sheet${at}.xml`] as const),
    ['strings', 'sharedStrings', 'sharedStrings.xml'],
    ['styles', 'styles', '/xl/styles.xml'],
  ]),
  'xl/sharedStrings.xml': `<sst ${MAIN}>${parts.strings ?? ''}</sst>`,
  'xl/styles.xml': `<styleSheet ${MAIN}>${parts.styles ?? ''}</styleSheet>`,
  ...Object.fromEntries(
    sheets.map(({ rows, more = '' }, at) => [
      `xl/worksheets/sheet${at}.xml`,
      `<worksheet ${MAIN}><sheetData>${rows}</sheetData>${more}</worksheet>`,
    ]),
  ),
});

/** Writes rows of texts in the XML of a worksheet. */
export const textRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(
      (cells) => `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`,
    )
    .join('');
