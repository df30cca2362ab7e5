import { describe, expect, test } from '@jest/globals';
import { readTable, readTables } from './read-tables.ts';

const table = (name: string, ...lines: readonly (readonly string[])[]) => ({
  name,
  rows: lines.map((cells, at) => ({ number: at + 1, cells })),
  hidden: [],
});
const HEADER = ['Text', 'Date'];
const POST = ['Rye', '2027-03-31 09:30'];
const nameOf = (...tables: Parameters<typeof readTables>[0]) => {
  const read = readTables(tables);
  return 'problem' in read ? read.problem : read.workbook.tableName;
};

describe('which sheet is read', () => {
  test('skips sheets without data, without posts and with other columns', () => {
    const others = [
      table('Empty'),
      table('Only a header', HEADER),
      table('Team', ['Who', 'Phone'], ['Ada', '1']),
    ];
    expect(nameOf(...others, table('April', HEADER, POST), table('May', HEADER, POST))).toBe('April');
  });

  test('skips the summary that Numbers puts before its tables', () => {
    const summary = table(
      'Export Summary',
      ['This document was exported from Numbers. Each table was converted to an Excel worksheet.'],
      ['Numbers Sheet Name', 'Numbers Table Name', 'Excel Worksheet Name'],
      ['Sheet 1', '', ''],
      ['', 'Table 1', 'Sheet 1 - Table 1'],
    );
    expect(nameOf(summary, table('Sheet 1 - Table 1', HEADER, POST))).toBe('Sheet 1 - Table 1');
    expect(nameOf(summary, table('Sheet 1 - Table 1', POST, POST))).toBe('Sheet 1 - Table 1');
  });

  test('is the first one that can be read where no columns are known', () => {
    expect(nameOf(table('Only a header', ['Who']), table('Team', ['Who'], ['Ada']))).toBe('Team');
  });

  test('says why the first one can’t be read where none can', () => {
    expect(nameOf(table('Plan', HEADER))).toMatch(/^This file has no posts\./);
    expect(nameOf()).toBe('This workbook has no visible sheet with data.');
  });

  test('passes over sheets that turn out to be unreadable', () => {
    const posts = Array.from({ length: 501 }, () => POST);
    expect(nameOf(table('Archive', HEADER, ...posts), table('April', HEADER, POST))).toBe('April');
  });

  test('compares the beginnings of no more than the first 20 sheets', () => {
    let reads = 0;
    const row = (at: number) => ({
      number: at + 1,
      get cells() {
        reads += 1;
        return ['Who', 'Phone'];
      },
    });
    const rows = Array.from({ length: 200 }, (_, at) => row(at));
    const tables = Array.from({ length: 100 }, (_, at) => ({ name: `${at}`, rows, hidden: [] }));
    expect(nameOf(...tables)).toBe('0');
    expect(reads).toBeLessThan(10 * 200);
  });

  test('lists only sheets with data', () => {
    const read = readTables([table('Empty'), table('Plan', HEADER, POST)]);
    expect('workbook' in read && read.workbook.tables?.map(({ name }) => name)).toEqual(['Plan']);
  });
});

describe('a title above the names of the columns', () => {
  const headerOf = (...lines: readonly (readonly string[])[]) => {
    const read = readTable([table('Plan', ...lines)], 'Plan');
    return 'sheet' in read ? [read.sheet.headerLine, read.sheet.rows.length] : read.problem;
  };

  test('is left out', () => {
    expect(headerOf(['Content calendar 2027'], ['', 'All times are local'], HEADER, POST)).toEqual([3, 1]);
  });

  test('is none where the rows below name no columns', () => {
    expect(headerOf(['Text'], ['Rye'], ['Spelt', 'and more'])).toEqual([1, 2]);
    expect(headerOf(['Text'], ['Rye'], POST, POST)).toEqual([1, 3]);
  });
});
