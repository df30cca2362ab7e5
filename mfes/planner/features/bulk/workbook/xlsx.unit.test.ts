import { makeZip, textRows, xlsxFiles } from '@carillon/sdk/testing/make-workbook.ts';
import { expect, test } from '@jest/globals';
import { readWorkbook } from './read-workbook.ts';

type Sheets = Parameters<typeof xlsxFiles>[0];
const tablesOf = (sheets: Sheets, parts?: Parameters<typeof xlsxFiles>[1]) =>
  readWorkbook(makeZip(xlsxFiles(sheets, parts)), 5);
const cellsOf = async (rows: string, parts?: Parameters<typeof xlsxFiles>[1], more = '') => {
  const [table] = await tablesOf([{ name: 'Plan', rows, more }], parts);
  return table?.rows.map(({ number, cells }) => [number, ...cells]);
};

test('joins the runs of a text, without its reading in kana', async () => {
  const strings =
    '<si><r><t>Rye </t></r><r><rPr><b/></rPr><t xml:space="preserve">bread</t></r></si>' +
    '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>';
  expect(await cellsOf('<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>', { strings })).toEqual([
    [1, 'Rye bread', '東京'],
  ]);
});

test('decodes the carriage return of Windows', async () => {
  expect(await cellsOf(textRows([['One_x000D_\nTwo_x000d_\n_x005F_x000D_']]))).toEqual([
    [1, 'One\nTwo\n_x000D_'],
  ]);
});

test('reads cells and rows by their place, also where they say none', async () => {
  const rows =
    '<row r="3"><c r="B3"><v>1</v></c><c><v>2</v></c><c r="E3"><v>3</v></c></row><row><c><v>4</v></c></row>';
  expect(await cellsOf(rows)).toEqual([
    [3, '', '1', '2', '', '3'],
    [4, '4'],
  ]);
});

test('reads booleans, errors, results of formulas and dates in ISO 8601', async () => {
  const rows =
    '<row><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c>' +
    '<c t="str"><f>A1</f><v>text</v></c><c t="str"><f>A2</f><v></v></c><c t="d"><v>2027-03-31T09:30:00</v></c></row>';
  expect(await cellsOf(rows)).toEqual([[1, 'TRUE', 'FALSE', '#DIV/0!', 'text', '', '2027-03-31 09:30']]);
});

test('shows a formula that no program has calculated', async () => {
  expect(await cellsOf('<row><c><f>TODAY()+7</f></c><c><f>B1</f><v></v></c></row>')).toEqual([
    [1, '=TODAY()+7', '=B1'],
  ]);
});

test('names the cells whose formula has no result', async () => {
  const rows =
    '<row><c t="str"><v>=A1</v></c><c><f>A1</f></c><c><f>1+1</f><v>2</v></c><c t="inlineStr"><is><t>=B1</t></is></c></row>';
  const [table] = await tablesOf([{ name: 'Plan', rows }]);
  expect(table?.rows).toEqual([{ number: 1, cells: ['=A1', '=A1', '2', '=B1'], formulas: [1] }]);
});

test('names such cells in each row that they are beside', async () => {
  const rows = '<row r="1"><c r="A1"><f>B9</f></c></row><row r="2"><c r="B2"><v>7</v></c></row>';
  const more = '<mergeCells><mergeCell ref="A1:A2"/></mergeCells>';
  const [table] = await tablesOf([{ name: 'Plan', rows, more }]);
  expect(table?.rows.map(({ formulas }) => formulas)).toEqual([[0], [0]]);
});

test('shows numbers by the format of their style', async () => {
  const styles =
    '<numFmts><numFmt numFmtId="170" formatCode="dd.mm.yyyy hh:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
    '<cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs>';
  const rows =
    '<row><c s="0"><v>46477.5</v></c><c s="1"><v>46477</v></c><c s="2"><v>46477.5</v></c><c><v>1E+06</v></c></row>';
  expect(await cellsOf(rows, { styles })).toEqual([
    [1, '46477.5', '2027-03-31', '2027-03-31 12:00', '1000000'],
  ]);
});

test('gives a cell beside several rows to each of them, and to none that is blank', async () => {
  const rows = textRows([
    ['', 'Text'],
    ['Monday', 'One'],
    ['', 'Two'],
    ['', ''],
    ['Tuesday', 'Three'],
    ['', 'Four'],
  ]);
  const merges = '<mergeCells><mergeCell ref="A2:A5"/><mergeCell ref="A1:B1"/></mergeCells>';
  expect(await cellsOf(rows, {}, merges)).toEqual([
    [1, '', 'Text'],
    [2, 'Monday', 'One'],
    [3, 'Monday', 'Two'],
    [5, 'Tuesday', 'Three'],
    [6, '', 'Four'],
  ]);
});

test('leaves out hidden sheets, and names hidden rows', async () => {
  const rows = '<row><c><v>1</v></c></row><row hidden="1"><c><v>2</v></c></row><row hidden="1"/>';
  const tables = await tablesOf([
    { name: 'Lists', state: 'hidden', rows },
    { name: 'Macros', state: 'veryHidden', rows },
    { name: 'Plan', rows },
  ]);
  expect(tables.map(({ name, hidden }) => [name, hidden])).toEqual([['Plan', [2]]]);
});

test('stops after so many rows that aren’t blank', async () => {
  const blank = '<row r="1"/><row r="2"><c><v> </v></c></row>';
  const rows = Array.from({ length: 20 }, (_, at) => `<row r="${at + 3}"><c><v>${at}</v></c></row>`).join('');
  expect(await cellsOf(blank + rows)).toHaveLength(5);
});

test('reads elements with a prefix, and paths with spaces, letters beyond ASCII and dots', async () => {
  const files = xlsxFiles([{ name: 'Plan', rows: '<x:row><x:c><x:v>7</x:v></x:c></x:row>' }]);
  const {
    'xl/worksheets/sheet0.xml': sheet = '',
    'xl/_rels/workbook.xml.rels': relations = '',
    ...others
  } = files;
  const zip = makeZip({
    ...others,
    'xl/_rels/workbook.xml.rels': relations.replace('worksheets/sheet0.xml', './old/../Blätter 1/sheet.xml'),
    'xl/Blätter 1/sheet.xml': sheet.replaceAll(/<(\/?)(worksheet|sheetData)/g, '<$1x:$2'),
  });
  expect((await readWorkbook(zip, 5))[0]?.rows).toEqual([{ number: 1, cells: ['7'] }]);
});
