import { describe, expect, test } from '@jest/globals';
import { MAX_BYTES } from './decode.ts';
import { mapByContent } from './no-header.ts';
import { MAX_ROWS, readSheet, readText, withHeader, withoutHeader } from './read-sheet.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, littleEndian: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};
const cells = (bytes: Uint8Array) => {
  const read = readSheet(bytes);
  if ('problem' in read) throw new Error(read.problem);
  return read.sheet.rows.map((row) => row.cells);
};
const problem = (bytes: Uint8Array) => {
  const read = readSheet(bytes);
  return 'problem' in read ? read.problem : null;
};

describe('a file', () => {
  const TEXT = 'Text,Date\n"Grüße, „Ada“",2027-01-02 10:00\n';
  test.each([
    ['UTF-8', utf8(TEXT)],
    ['UTF-8 with its mark', utf8(`\uFEFF${TEXT}`)],
    ['UTF-16 little-endian with its mark', utf16(`\uFEFF${TEXT}`, true)],
    ['UTF-16 big-endian with its mark', utf16(`\uFEFF${TEXT}`, false)],
    ['UTF-16 little-endian without a mark', utf16(TEXT, true)],
    ['UTF-16 big-endian without a mark', utf16(TEXT, false)],
  ])('in %s is read', (_, bytes) => {
    expect(cells(bytes)).toEqual([['Grüße, „Ada“', '2027-01-02 10:00']]);
  });

  test('reads Windows-1252 when a file is not UTF-8', () => {
    expect(cells(Uint8Array.from([...utf8('Text\nGr'), 0xfc, 0xdf, ...utf8('e')]))).toEqual([['Grüße']]);
  });

  test('may have semicolons, tabs, quotes, line breaks, empty lines and Excel’s first line', () => {
    expect(cells(utf8('Text;Date\r\n"a ""b""\r\nc; d";x\r\n\r\n;\r\ne;y'))).toEqual([
      ['a "b"\nc; d', 'x'],
      ['e', 'y'],
    ]);
    expect(cells(utf8('Text\tDate\na, b\tx'))).toEqual([['a, b', 'x']]);
    const read = readSheet(utf8('sep=;\r\nText;Date\r\na,b;x'));
    expect('sheet' in read && read.sheet.rows).toEqual([{ number: 3, cells: ['a,b', 'x'] }]);
  });

  test('reads a file saved by Japanese Excel', () => {
    const bytes = [...utf8('Text,Date\n'), 0x83, 0x70, 0x83, 0x93, 0x82, 0xaa, ...utf8(',2027-01-02 10:00')];
    expect(cells(Uint8Array.from(bytes))).toEqual([['パンが', '2027-01-02 10:00']]);
  });

  test('reads a file saved by old Excel for Mac', () => {
    const bytes = [...utf8('Text,Date\rGr'), 0x9f, 0xa7, ...utf8('e,x\r')];
    expect(cells(Uint8Array.from(bytes))).toEqual([['Grüße', 'x']]);
  });

  test('reads the largest number of rows and rejects one more', () => {
    const rows = (count: number) => utf8(`Text\n${'x\n'.repeat(count)}`);
    expect(cells(rows(MAX_ROWS))).toHaveLength(MAX_ROWS);
    expect(problem(rows(MAX_ROWS + 1))).toMatch(/more than 500 posts/);
  });

  test.each([
    ['separators', ',,,'],
    ['spaces and other blanks', ' ,\u00A0,\u3000\u2003,\u200B'],
    ['direction marks', '\u200E,\u202F,,'],
    ['quotation marks', '"","  ","",""'],
    ['doubled quotation marks', '"""""",,,'],
    ['nothing', ''],
  ])('may have any number of rows of %s, anywhere', (_, blank) => {
    const blanks = `${blank}\n`.repeat(2_500);
    const posts = Array.from({ length: 10 }, (_, at) => `Post ${at},2027-01-02 10:0${at},,\n`);
    const text = `${blanks}Text,Date,Link,Media\n${posts.join(blanks)}${blanks}`;
    expect(cells(utf8(text)).map(([first]) => first)).toEqual(posts.map((_, at) => `Post ${at}`));
  });

  test('may have a million blank rows behind the posts, and columns without content', () => {
    const names = Array.from({ length: 300 }, (_, at) => `Column ${at}`).join(',');
    expect(cells(utf8(`Text,${names}\nRye,,,\n${',,,,,,\n'.repeat(1_000_000)}`))).toHaveLength(1);
  });

  test('may have a long cell in a column that isn’t used, but not in the text', () => {
    const long = 'x'.repeat(100_001);
    expect(cells(utf8(`Text,Notes\nRye,${long}`))).toHaveLength(1);
    expect(problem(utf8(`Text,Notes\n${long},a`))).toMatch(
      /Row 2 has a cell of more than 100,000 characters/,
    );
  });

  test('has up to 200 columns with content', () => {
    const columns = (count: number) =>
      utf8(`${Array(300).fill('Name').join(',')}\n${Array(count).fill('x').join(',')}`);
    expect(cells(columns(200))).toHaveLength(1);
    expect(problem(columns(201))).toMatch(/more than 200 columns/);
  });

  test('rejects a cell far to the right at once', () => {
    const wide = (commas: number) => readText(`Text\nRye${','.repeat(commas)}x`, 'comma');
    expect(wide(1000)).toEqual({ problem: expect.stringMatching(/more than 200 columns/) });
    expect(wide(999)).toHaveProperty('sheet');
  });

  test('has up to 5 million characters, and 50 MB with its blank rows', () => {
    expect(problem(utf8(`Text\n${'x'.repeat(5 * 1024 * 1024)}`))).toMatch(/5 million characters/);
    expect(problem(new Uint8Array(MAX_BYTES + 1))).toMatch(/50 MB/);
  });

  test.each([
    ['nothing', utf8(''), /empty/],
    ['a header alone', utf8('Text,Date\n'), /no posts/],
    ['a workbook of Excel 2003', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0]), /Save As/],
    // As msoffcrypto-tool, POI and excelize write it: a directory with UTF-16 names.
    [
      'a workbook with a password',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...utf16('EncryptedPackage', true)]),
      /protected with a password/,
    ],
    // As LibreOffice 7.4 saves them: .fods and Excel 2003’s .xml begin alike.
    ['a workbook of XML', utf8('<?xml version="1.0" encoding="UTF-8"?>\n<office:document/>'), /Save As/],
    ['a web page with a table', utf8('<!DOCTYPE html>\n\n<html>\n<table>'), /Save As/],
    ['a table that is named .xls', utf8('\n<table border="1"><tr><td>Text'), /Save As/],
    [
      'a picture',
      Uint8Array.from([0x89, 0x50, 0, 0x47, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
      /isn’t a CSV or Excel file/,
    ],
    ['an open quotation mark', utf8('Text\na\n"b\n'), /Row 3 has a quotation mark/],
  ])('with %s says so', (_, bytes, words) => {
    expect(problem(bytes)).toMatch(words);
  });

  test('that begins with a heart is read', () => {
    expect(problem(utf8('<3 rolls,2027-03-31 09:30\n<html> explained,2027-04-01 09:30\n'))).toBeNull();
  });
});

describe('a file without names of columns', () => {
  const read = (text: string) => {
    const done = readSheet(utf8(text));
    if ('problem' in done) throw new Error(done.problem);
    return done.sheet;
  };
  const BARE = 'Hello bread,2026-12-22 10:00\nHello cake,2026-12-23 10:00,https://a.com/b.jpg,LinkedIn\n';

  test('keeps its first post, and its columns are known by what stands in them', () => {
    const sheet = read(BARE);
    expect(sheet.rows.map(({ number, cells }) => [number, cells[0]])).toEqual([
      [1, 'Hello bread'],
      [2, 'Hello cake'],
    ]);
    expect(mapByContent(sheet.rows)).toEqual(['text', 'date', 'media', 'accounts']);
    expect(read('Hello bread,2026-12-22 10:00').rows).toHaveLength(1);
    expect(read(`09:30,31/12/2026,Short,${'A long text. '.repeat(9)}`).headerLine).toBeNull();
  });

  test('can be read either way, and names that are not known are names all the same', () => {
    const sheet = read(BARE);
    expect(withHeader(sheet)).toMatchObject({
      headerLine: 1,
      header: ['Hello bread', '2026-12-22 10:00', '', ''],
    });
    const filledCells = ({ rows }: typeof sheet) => rows.map(({ cells }) => cells.filter(Boolean));
    expect(filledCells(withoutHeader(withHeader(sheet)))).toEqual(filledCells(sheet));
    expect(read('Words,Day\nHello,2026-12-22 10:00').headerLine).toBe(1);
    expect(read('sep=;\nText;2026-12-22\nHello;x').rows).toMatchObject([{ number: 3 }]);
  });
});

test('a first row with a date is a post, though it names a network', () => {
  const read = readSheet(utf8('Rye,2027-01-02 10:00,LinkedIn\nSpelt,2027-01-03 10:00,Facebook'));
  expect('sheet' in read && [read.sheet.headerLine, read.sheet.rows.length]).toEqual([null, 2]);
});

describe('the separator', () => {
  const of = (text: string) => {
    const done = readSheet(utf8(text));
    if ('problem' in done) throw new Error(done.problem);
    return { separator: done.separator, cells: done.sheet.rows.map((row) => row.cells) };
  };
  const RYE = ['Rye, spelt, wheat', '2026-12-15 09:00'];

  test.each([
    ['commas in the only post', 'Rye, spelt, wheat;2026-12-15 09:00', 'semicolon', RYE],
    ['commas in a text', 'Text;Date\nRye, spelt, wheat;2026-12-15 09:00', 'semicolon', RYE],
    ['commas in quotes', 'Text,Date\n"Rye, spelt, wheat",2026-12-15 09:00', 'comma', RYE],
    ['semicolons in a text', 'Text,Date\nRye; spelt,2026-12-15', 'comma', ['Rye; spelt', '2026-12-15']],
    [
      'a quoted name with commas',
      '"Text, of the post, in full";Date\n"a ""b""";x',
      'semicolon',
      ['a "b"', 'x'],
    ],
    ['a quoted name with semicolons', '"Text;x;y",Date\nRye,2026-12-15', 'comma', ['Rye', '2026-12-15']],
    ['tabs', 'Text\tDate\nRye, spelt, wheat\t2026-12-15 09:00', 'tab', RYE],
    ['bars', 'Text|Date\nRye, spelt, wheat|2026-12-15 09:00', 'bar', RYE],
    ['bars in a cell', 'content,platforms,date\nRye,a|b,2026-12-15', 'comma', ['Rye', 'a|b', '2026-12-15']],
    ['one column', 'Text\nRye, spelt, wheat', 'none', ['Rye, spelt, wheat']],
    ['lines in quotes', '"Text;Date"\n"""Rye, spelt, wheat"";2026-12-15 09:00"', 'semicolon', RYE],
    ['quoted texts alone', '"Rye, spelt"\n"Wheat, oats"', 'none', ['Wheat, oats']],
    ['unknown names', 'Worte;Wann genau\nRye, spelt, wheat;2026-12-15 09:00\na, b;x', 'semicolon', RYE],
    ['Excel’s line', 'sep=|\nText,a|Date\nRye|2026-12-15', 'bar', ['Rye', '2026-12-15']],
    ['Excel’s line in quotes', '"sep=\t"\nText\tDate\nRye\t2026-12-15', 'tab', ['Rye', '2026-12-15']],
  ])('is found with %s', (_, text, separator, first) => {
    const read = of(text);
    expect([read.separator, read.cells[0]]).toEqual([separator, first]);
  });

  test.each([
    ['LF', '\n'],
    ['CR LF', '\r\n'],
    ['CR', '\r'],
    ['CR CR LF', '\r\r\n'],
  ])('is found in lines that end in %s', (_, end) => {
    const text = ['Text;Date', 'Rye, spelt;x', '"a', 'b";y', ''].join(end);
    expect(of(text).cells).toEqual([
      ['Rye, spelt', 'x'],
      ['a\nb', 'y'],
    ]);
  });

  test('is found in lines that end in different ways', () => {
    expect(of('Text;Date\rRye;x\nSpelt;y\r\nWheat;z').cells).toHaveLength(3);
  });

  test('can be chosen', () => {
    const read = readText('Text;Date\nRye, spelt;x', 'comma');
    expect('sheet' in read && [read.separator, read.sheet.rows[0]?.cells]).toEqual([
      'comma',
      ['Rye', 'spelt;x'],
    ]);
  });

  test('leaves out no cell behind the last name', () => {
    const read = readText('Date,Text\n2026-12-15,Rye, and spelt');
    expect('sheet' in read && [read.sheet.header, read.sheet.rows[0]?.cells]).toEqual([
      ['Date', 'Text', ''],
      ['2026-12-15', 'Rye', 'and spelt'],
    ]);
  });
});
