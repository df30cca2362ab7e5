import { readFile } from 'node:fs/promises';
import { makeZip, textRows, xlsxFiles } from '@carillon/sdk/testing/make-workbook.ts';
import { describe, expect, test } from '@jest/globals';
import { answerJob } from './answer-job.ts';
import { readWorkbook } from './read-workbook.ts';
import { MAX_XML_BYTES } from './zip.ts';

const rowsIn = async (bytes: Uint8Array) =>
  (await readWorkbook(bytes, 502)).map(({ name, rows, hidden }) => ({
    name,
    rows: rows.map(({ number, cells }) => [number, ...cells]),
    hidden,
  }));
const fileOf = async (name: string) =>
  new Uint8Array(await readFile(new URL(`./files/${name}`, import.meta.url)));

describe('workbooks of other programs', () => {
  const LIBREOFFICE = [
    {
      name: 'Plan é',
      hidden: [4],
      rows: [
        [1, 'Text', 'Date', 'Time', 'Accounts', 'Ready', 'Number', 'Formula', 'Error', 'Phone'],
        [
          ...[2, 'Grüße  & <b> "x"', '2027-03-31', '09:30', 'Facebook', 'TRUE'],
          ...['1234567890123', '42', '#DIV/0!', "'+49 30"],
        ],
        [
          ...[3, 'Line one\nline two\n\nline four', '2027-03-31 15:45', '', 'Facebook', ''],
          ...['0.5', 'ab', '', '007'],
        ],
        [4, 'Hidden', '2027-03-31', '09:30', 'Facebook'],
        [5, 'Merged', '2027-03-31', '09:30', 'Facebook'],
        [6, 'Below', '2027-03-31', '09:30', 'Facebook'],
        [8, 'See our site', '2027-03-31 15:45'],
        [
          ...[9, '09:30', '2027-03-31 09:30', '36:00', '2027-03-31 00:00', '2027-03-31'],
          ...['1234567', '0.5', '2027-03-31', '09:30'],
        ],
      ],
    },
    {
      name: 'May',
      hidden: [],
      rows: [
        [1, 'Text'],
        [2, 'In May'],
      ],
    },
  ];
  const PLAN = [
    'Grüße\nzwei <3 &',
    '2027-03-31',
    '09:30',
    '2027-04-03 15:45',
    'Facebook',
    'TRUE',
    '1234567890123',
  ];

  test('LibreOffice 7.4 saves an OpenDocument sheet in Arabic, which shows Islamic dates', async () => {
    expect(await rowsIn(await fileOf('libreoffice-arabic.ods'))).toEqual(LIBREOFFICE);
  });

  test('LibreOffice 7.4 saves an Excel workbook in Japanese, which shows dates without a year', async () => {
    expect(await rowsIn(await fileOf('libreoffice-japanese.xlsx'))).toEqual(LIBREOFFICE);
  });

  test('Gnumeric 1.12.55 saves an OpenDocument sheet', async () => {
    const [plan] = await rowsIn(await fileOf('gnumeric.ods'));
    expect(plan?.rows[1]).toEqual([2, ...PLAN, '2027-03-31 09:30']);
  });

  test('Apache POI 5.4.1 writes an Excel workbook with texts in its formats of dates', async () => {
    const [plan] = await rowsIn(await fileOf('poi.xlsx'));
    expect(plan?.rows.slice(1)).toEqual([
      [2, ...PLAN],
      [3, 'ab', '#N/A'],
    ]);
  });

  test('XlsxWriter 3.3.1 counts days from 1904', async () => {
    const [plan] = await rowsIn(await fileOf('xlsxwriter-1904.xlsx'));
    expect(plan?.rows.slice(1)).toEqual([
      [2, ...PLAN],
      [3, 'Merged across'],
      [4, 'hid'],
      [5, 'ab'],
      [6, '#DIV/0!'],
      [7, '_x000D_ & _x0041_'],
      [8, 'tab\there  two  spaces'],
      [9, '', '2027-03-31 09:30'],
    ]);
    expect(plan?.hidden).toEqual([4]);
  });
});

test('paths with backslashes are read', async () => {
  const files = xlsxFiles([{ name: 'Plan', rows: textRows([['Rye']]) }]);
  const windowsFiles = Object.entries(files).map(([path, text]) => [path.replaceAll('/', '\\'), text]);
  const [plan] = await rowsIn(makeZip(Object.fromEntries(windowsFiles)));
  expect(plan?.rows).toEqual([[1, 'Rye']]);
});

describe('what can’t be read', () => {
  const workbook = makeZip(xlsxFiles([{ name: 'Plan', rows: textRows([['Text'], ['Rye']]) }]));
  const faultOf = async (bytes: Uint8Array) => {
    const answer = await answerJob({ bytes, maxRows: 502 });
    return 'fault' in answer ? answer.fault : null;
  };
  const manifest = (type: string, more = '') =>
    `<manifest:manifest><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/>${more}</manifest:manifest>`;
  const ODF = 'application/vnd.oasis.opendocument';

  test('a workbook that is cut off anywhere is damaged', async () => {
    for (let length = 0; length < workbook.length; length += 50)
      expect([length, await faultOf(workbook.slice(0, length))]).toEqual([length, 'damaged']);
  });

  test('changed bytes never stop the reader', async () => {
    const answers = new Set<string | null>();
    for (let at = 0; at < workbook.length; at += 7) {
      const bytes = workbook.slice();
      bytes[at] = 255 - (bytes[at] ?? 0);
      answers.add(await faultOf(bytes));
    }
    expect(answers).toContain('damaged');
  });

  test.each([
    ['a binary Excel workbook', { '[Content_Types].xml': '', 'xl/workbook.bin': '' }, 'binary excel'],
    ['a Word document', { '[Content_Types].xml': '', 'word/document.xml': '' }, 'other document'],
    ['a Numbers document', { 'Index/Document.iwa': '' }, 'apple numbers'],
    ['an archive of pictures', { 'bread.jpg': '' }, 'other document'],
    ['an OpenDocument text', { 'META-INF/manifest.xml': manifest(`${ODF}.text`) }, 'other document'],
    [
      'an OpenDocument sheet with a password',
      { 'META-INF/manifest.xml': manifest(`${ODF}.spreadsheet`, '<manifest:encryption-data/>') },
      'password',
    ],
  ])('%s says so', async (_, files, fault) => {
    expect(await faultOf(makeZip(files as Record<string, string>))).toBe(fault);
  });

  test('an archive with a password says so', async () => {
    expect(await faultOf(makeZip(xlsxFiles([]), { flags: 1 }))).toBe('password');
  });

  test('a file that promises too much is rejected before it is decompressed', async () => {
    expect(await faultOf(makeZip(xlsxFiles([]), { size: MAX_XML_BYTES }))).toBe('too large');
  });

  test('an archive of too many files is rejected', async () => {
    const files = Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`${at}.jpg`, '']));
    expect(await faultOf(makeZip(files))).toBe('too large');
  });

  test('a file that is larger than it promises is rejected', async () => {
    expect(await faultOf(makeZip(xlsxFiles([]), { size: 3 }))).toBe('damaged');
  });

  test('a wide sheet of repeated cells is rejected', async () => {
    const row =
      '<table:table-row table:number-rows-repeated="500"><table:table-cell table:number-columns-repeated="16384" office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>';
    const files = {
      'META-INF/manifest.xml': manifest(`${ODF}.spreadsheet`),
      'content.xml': `<c><table:table>${row}</table:table></c>`,
    };
    expect(await faultOf(makeZip(files))).toBe('too large');
  });

  test('entities that a file declares aren’t expanded', async () => {
    const files = xlsxFiles([{ name: 'Plan', rows: textRows([['&bread;']]) }]);
    const sheet = 'xl/worksheets/sheet0.xml';
    files[sheet] = `<!DOCTYPE worksheet [<!ENTITY bread "Rye">]>${files[sheet]}`;
    expect(await faultOf(makeZip(files))).toBe('damaged');
  });
});
