import { describe, expect, test } from '@jest/globals';
import { cellsOf, mapColumns } from './columns.ts';
import { dayOrderOf, readWhen } from './dates.ts';
import { MOST_BYTES } from './decode.ts';
import { partsOf } from './media-refs.ts';
import { mapByContent } from './no-header.ts';
import { MOST_ROWS, readSheet, withHeader, withoutHeader } from './read-sheet.ts';

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

  test('of Windows is read where it is no UTF-8', () => {
    expect(cells(Uint8Array.from([...utf8('Text\nGr'), 0xfc, 0xdf, ...utf8('e')]))).toEqual([['Grüße']]);
  });

  test('may have semicolons, tabs, quotes, line breaks, empty lines and Excel’s first line', () => {
    expect(cells(utf8('Text;Date\r\n"a ""b""\r\nc; d";x\r\n\r\n;\r\ne;y'))).toEqual([
      ['a "b"\r\nc; d', 'x'],
      ['e', 'y'],
    ]);
    expect(cells(utf8('Text\tDate\na, b\tx'))).toEqual([['a, b', 'x']]);
    const read = readSheet(utf8('sep=;\r\nText;Date\r\na,b;x'));
    expect('sheet' in read && read.sheet.rows).toEqual([{ number: 3, cells: ['a,b', 'x'] }]);
  });

  test('of as many rows and bytes as there may be is read, and one more is refused', () => {
    const rows = (count: number) => utf8(`Text\n${'x\n'.repeat(count)}`);
    expect(cells(rows(MOST_ROWS))).toHaveLength(MOST_ROWS);
    expect(problem(rows(MOST_ROWS + 1))).toMatch(/more than 500 posts/);
    expect(problem(utf8(`Text\n${'\n'.repeat(5_000)}x`))).toMatch(/more than 500/);
    expect(problem(new Uint8Array(MOST_BYTES + 1))).toMatch(/5 MB/);
  });

  test.each([
    ['nothing', utf8(''), /empty/],
    ['a header alone', utf8('Text,Date\n'), /no posts/],
    ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0]), /Save as/],
    ['a picture', Uint8Array.from([0x89, 0x50, 0, 0x47, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), /not a text file/],
    ['an open quotation mark', utf8('Text\na\n"b\n'), /Row 3 has a quotation mark/],
  ])('with %s says so', (_, bytes, words) => {
    expect(problem(bytes)).toMatch(words);
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
    expect(withHeader(sheet)).toMatchObject({ headerLine: 1, header: ['Hello bread', '2026-12-22 10:00'] });
    expect(withoutHeader(withHeader(sheet)).rows).toEqual(sheet.rows);
    expect(read('Words,Day\nHello,2026-12-22 10:00').headerLine).toBe(1);
    expect(read('sep=;\nText;2026-12-22\nHello;x').rows).toMatchObject([{ number: 3 }]);
  });
});

test('columns of Buffer, Publer and others are known, and what is not is named by its place', () => {
  expect(mapColumns(['Text', 'Image URL', 'Tags', 'Posting Time'])).toEqual(['text', 'media', null, 'date']);
  const publer = [
    'Date',
    'Text',
    'Link(s)',
    'Media URL(s)',
    'Title',
    'Label(s)',
    'Alt text(s)',
    'Comment(s)',
  ];
  expect(mapColumns(publer)).toEqual(['date', 'text', 'link', 'media', null, null, 'altTexts', 'comment']);
  expect(mapColumns(['Caption', 'First comment'])).toEqual(['text', 'comment']);
  expect(mapColumns(['postAtSpecificTime (YYYY-MM-DD HH:mm:ss)', 'content'])).toEqual(['date', 'text']);
  const two = mapColumns(['Caption', 'Message', 'Image URL', 'Video URL']);
  expect(two).toEqual(['text', null, 'media', 'media']);
  expect(cellsOf(['a', 'b', 'https://c', 'https://d'], two)).toMatchObject({
    text: 'a',
    media: 'https://c\nhttps://d',
  });
});

describe('a time', () => {
  const of = (date: string, time = '', order: 'day first' | 'month first' = 'day first') =>
    readWhen(date, time, { order, zone: 'Europe/Berlin' });
  test.each([
    ['2027-03-31 09:30', '', '2027-03-31 09:30:00'],
    ['2027/3/1 9:05 pm', '', '2027-03-01 21:05:00'],
    ['2027-03-31T07:30:00Z', '', '2027-03-31 09:30:00'],
    ['2027-03-31 09:30:00+02:00', '', '2027-03-31 09:30:00'],
    ['31.03.2027', '9:30', '2027-03-31 09:30:00'],
    ['31/03/27, 12:00 am', '', '2027-03-31 00:00:00'],
    ['03/31/2027', '12 PM', '2027-03-31 12:00:00'],
    ['Dec 15, 2026 9:30 pm', '', '2026-12-15 21:30:00'],
    ['15 December 2026', '09:30', '2026-12-15 09:30:00'],
    ['Tue, Dec. 15th, 2026, at 09:30', '', '2026-12-15 09:30:00'],
    ['1-Sep-2027 9:30', '', '2027-09-01 09:30:00'],
    ['46477.395833333336', '', '2027-03-31 09:30:00'],
    ['46477', '0.395833333333333', '2027-03-31 09:30:00'],
    ['46477,5', '', '2027-03-31 12:00:00'],
    ['', '', null],
  ])('“%s” and “%s” mean %s', (date, time, local) => {
    expect(of(date, time)).toEqual({ local });
  });

  test('of two small numbers is as the column is written, or as its user says', () => {
    expect(of('03/04/2027 10:00')).toEqual({ local: '2027-04-03 10:00:00' });
    expect(of('03/04/2027 10:00', '', 'month first')).toEqual({ local: '2027-03-04 10:00:00' });
    expect(dayOrderOf(['03/04/2027', '31/04/2027'])).toMatchObject({ told: 'day first', matters: true });
    expect(dayOrderOf(['03/04/2027', '04/31/2027'])).toMatchObject({ told: 'month first', matters: true });
    expect(dayOrderOf(['03/04/2027'])).toMatchObject({ told: null, contradicts: false, matters: true });
    expect(dayOrderOf(['03/03/2027', '03.04.2027'])).toMatchObject({ told: null, matters: false });
  });

  test('of two small numbers is as the dates say that can mean one day; what is no date says nothing', () => {
    expect(dayOrderOf(['31/12/2026', '03/04/2027', '32/13/2026'])).toEqual({
      ...{ told: 'day first', contradicts: false, witness: '31/12/2026', matters: true },
    });
    expect(dayOrderOf(['31/12/2026', '12/31/2026', '03/04/2027'])).toEqual({
      ...{ told: null, contradicts: true, witness: null, matters: true },
    });
    const unsaid = { order: null, zone: 'Europe/Berlin' } as const;
    expect(readWhen('03/04/2027 10:00', '', unsaid)).toEqual({
      problems: [{ field: 'date', words: expect.stringMatching(/which number is the day/) }],
    });
    expect(readWhen('12/31/2026 10:00', '', unsaid)).toEqual({ local: '2026-12-31 10:00:00' });
  });

  test.each([
    ['next Friday', '', 'date', /no date\. Write it as/],
    ['Smarch 15, 2026', '09:30', 'date', /no date/],
    ['2027-02-30 10:00', '', 'date', /no date/],
    ['2027-02-03 25:00', '', 'date', /no time of day/],
    ['2027-02-03', '', 'date', /time of day too/],
    ['2027-02-03', 'noon', 'time', /no time of day/],
    ['', '10:00', 'date', /Give a date/],
  ])('“%s” and “%s” are a fault of the %s', (date, time, field, words) => {
    expect(of(date, time)).toEqual({ problems: [{ field, words: expect.stringMatching(words) }] });
  });

  test.each(['next Friday', ''])('a fault of the date “%s” hides none of the time', (date) => {
    expect(of(date, '25:00')).toMatchObject({
      problems: [{ field: 'date' }, { field: 'time', words: expect.stringMatching(/no time of day/) }],
    });
  });
});

test('several addresses and names stand in a cell, and an address may have commas', () => {
  expect(partsOf('https://a.com/x.jpg, https://b.com/y.jpg')).toEqual([
    'https://a.com/x.jpg',
    'https://b.com/y.jpg',
  ]);
  expect(partsOf('https://a.com/w_10,h_10/x.jpg\nhttps://b.com/y.jpg')).toEqual([
    'https://a.com/w_10,h_10/x.jpg',
    'https://b.com/y.jpg',
  ]);
  expect(partsOf('a.jpg, b c.png | a.jpg')).toEqual(['a.jpg', 'b c.png']);
  expect(partsOf('https://a.com/x.jpg https://b.com/y.jpg')).toHaveLength(2);
});
