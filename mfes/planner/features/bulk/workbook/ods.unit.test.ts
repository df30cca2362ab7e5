import { makeZip } from '@carillon/sdk/testing/make-workbook.ts';
import { expect, test } from '@jest/globals';
import { readWorkbook } from './read-workbook.ts';

const MANIFEST =
  '<manifest:manifest><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/></manifest:manifest>';
const tablesOf = (content: string, styles = '') =>
  readWorkbook(
    makeZip({
      'META-INF/manifest.xml': MANIFEST,
      'content.xml': `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles>${content}</office:document-content>`,
    }),
    502,
  );
const rowsOf = async (rows: string) => {
  const [table] = await tablesOf(`<table:table table:name="Plan">${rows}</table:table>`);
  return table?.rows.map(({ number, cells }) => [number, ...cells]);
};
const row = (cells: string, attributes = '') => `<table:table-row ${attributes}>${cells}</table:table-row>`;
const text = (words: string, attributes = '') =>
  `<table:table-cell office:value-type="string" ${attributes}>${words}</table:table-cell>`;
const p = (words: string) => text(`<text:p>${words}</text:p>`);

test('reads rows that are repeated on each page, and rows of groups', async () => {
  const rows = `<table:table-header-rows>${row(p('Text'))}</table:table-header-rows><table:table-row-group>${row(p('Rye'))}</table:table-row-group>`;
  expect(await rowsOf(rows)).toEqual([
    [1, 'Text'],
    [2, 'Rye'],
  ]);
});

test('counts repeated rows and cells', async () => {
  const blank = '<table:table-cell table:number-columns-repeated="2"/>';
  const last = row(
    '<table:table-cell table:number-columns-repeated="16384"/>',
    'table:number-rows-repeated="1048000"',
  );
  const rows =
    row(blank, 'table:number-rows-repeated="3"') + row(blank + p('Rye'), 'table:number-rows-repeated="2"');
  expect(await rowsOf(rows + last)).toEqual([
    [4, '', '', 'Rye'],
    [5, '', '', 'Rye'],
  ]);
});

test('reads the paragraphs, spaces, breaks and links of a text', async () => {
  const words =
    '<text:p>One<text:s text:c="2"/>two \t three\nand more</text:p><text:p/><text:p>four<text:line-break/><text:a xlink:href="https://a.com">five</text:a><text:tab/><text:span>six</text:span></text:p>';
  expect(await rowsOf(row(text(words)))).toEqual([[1, 'One  two three\nand more\n\nfour\nfive\tsix']]);
});

test('leaves out comments, drawings and covered cells', async () => {
  const comment = '<office:annotation><dc:date>2027</dc:date><text:p>A comment</text:p></office:annotation>';
  const drawing = '<draw:frame><draw:text-box><text:p>A drawing</text:p></draw:text-box></draw:frame>';
  const covered =
    '<table:covered-table-cell office:value-type="string"><text:p>Covered</text:p></table:covered-table-cell>';
  expect(await rowsOf(row(text(`${comment}<text:p>Rye</text:p>${drawing}`) + covered + p('Spelt')))).toEqual([
    [1, 'Rye', '', 'Spelt'],
  ]);
});

test('reads dates, times, numbers and booleans by their value', async () => {
  const cell = (type: string, value: string, shown: string) =>
    `<table:table-cell office:value-type="${type}" office:${value}><text:p>${shown}</text:p></table:table-cell>`;
  const cells =
    cell('date', 'date-value="2027-03-31"', '31.03.27') +
    cell('date', 'date-value="2027-03-31T00:00:00"', '31.03.27') +
    cell('date', 'date-value="2027-03-31T09:30:00"', '31.03.27') +
    cell('date', 'date-value="2027-03-31"', '31.03.2027 00:00') +
    cell('time', 'time-value="PT09H30M00S"', '9:30 Uhr') +
    cell('float', 'value="1000000"', '1,00E+06') +
    cell('boolean', 'boolean-value="true"', 'WAHR');
  expect(await rowsOf(row(cells))).toEqual([
    [1, '2027-03-31', '2027-03-31', '2027-03-31 09:30', '2027-03-31 00:00', '09:30', '1000000', 'TRUE'],
  ]);
});

test('shows a formula that no program has calculated', async () => {
  expect(await rowsOf(row('<table:table-cell table:formula="of:=TODAY()+7"/>'))).toEqual([[1, '=TODAY()+7']]);
});

test('gives a cell beside several rows to each of them', async () => {
  const spanning = text('<text:p>Monday</text:p>', 'table:number-rows-spanned="2"');
  expect(await rowsOf(row(spanning + p('One')) + row(`<table:covered-table-cell/>${p('Two')}`))).toEqual([
    [1, 'Monday', 'One'],
    [2, 'Monday', 'Two'],
  ]);
});

test('leaves out hidden sheets and tables inside of others, and names filtered rows', async () => {
  const styles =
    '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="false"/></style:style>';
  const inner = `<table:shapes><draw:frame><table:table table:name="Inner">${row(p('Inner'))}</table:table></draw:frame></table:shapes>`;
  const tables = await tablesOf(
    `<table:table table:name="Lists" table:style-name="ta1">${row(p('Secret'))}</table:table>` +
      `<table:table table:name="Plan">${inner}${row(p('Rye'))}${row(p('Spelt'), 'table:visibility="filter"')}</table:table>`,
    styles,
  );
  expect(tables).toEqual([
    {
      name: 'Plan',
      hidden: [2],
      rows: [
        { number: 1, cells: ['Rye'] },
        { number: 2, cells: ['Spelt'] },
      ],
    },
  ]);
});

test('names the cells whose formula has no result', async () => {
  const cells =
    '<table:table-cell table:formula="of:=[.B1]" table:number-columns-repeated="2"/>' +
    '<table:table-cell table:formula="of:=1+1" office:value-type="float" office:value="2"/>';
  const [table] = await tablesOf(`<table:table table:name="Plan">${row(cells + p('=A1'))}</table:table>`);
  expect(table?.rows).toEqual([{ number: 1, cells: ['=[.B1]', '=[.B1]', '2', '=A1'], formulas: [0, 1] }]);
});
