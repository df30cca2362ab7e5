import { expect, test } from '@jest/globals';
import { keepWork, readStoredWork, type Work } from './stored-work.ts';

const work: Work = {
  name: 'posts.csv',
  sheetId: 's',
  text: 'Text\nRye',
  separator: 'none',
  workbook: null,
  order: null,
  sheet: { header: ['Text'], headerLine: 1, rows: [{ number: 2, cells: ['Rye'] }] },
  mapping: ['text'],
  meanings: { facebook: ['facebook p1'] },
  mended: { '2 text': 'Spelt' },
  left: [],
  waived: ['Audience'],
  results: [],
};

function createStorage() {
  const items = new Map<string, string>();
  return {
    get: (key: string) => items.get(key) ?? null,
    set: (key: string, text: string) => void items.set(key, text),
    remove: (key: string) => void items.delete(key),
  };
}

test('a sheet is kept with its text, separator and choices', () => {
  const storage = createStorage();
  expect(keepWork(storage as never, work)).toBe(true);
  expect(readStoredWork(storage as never)).toEqual(work);
});

test('a long text is given up before the sheet', () => {
  const storage = createStorage();
  expect(keepWork(storage as never, { ...work, text: 'x'.repeat(2_000_000) })).toBe(true);
  expect(readStoredWork(storage as never)).toEqual({ ...work, text: null });
});

test('a workbook’s other sheets are given up before the sheet', () => {
  const storage = createStorage();
  const tables = [{ name: 'May', hidden: [], rows: [{ number: 1, cells: ['x'.repeat(2_000_000)] }] }];
  const workbook = { tableName: 'Plan', hidden: [], tables };
  expect(keepWork(storage as never, { ...work, text: null, workbook })).toBe(true);
  expect(readStoredWork(storage as never)?.workbook).toEqual({ tableName: 'Plan', hidden: [], tables: null });
});

test('a sheet that is too long itself is not kept', () => {
  const storage = createStorage();
  const long = { ...work.sheet, rows: [{ number: 2, cells: ['x'.repeat(2_000_000)] }] };
  expect(keepWork(storage as never, { ...work, sheet: long })).toBe(false);
  expect(readStoredWork(storage as never)).toBeNull();
});

test('a sheet that an earlier version kept is read', () => {
  const storage = createStorage();
  const { text: _, separator: __, waived: ___, ...older } = work;
  storage.set('bulk-sheet', JSON.stringify(older));
  expect(readStoredWork(storage as never)).toEqual({ ...work, text: null, separator: 'comma', waived: [] });
});
