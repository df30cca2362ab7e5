import { expect, test } from '@jest/globals';
import { cellsOf } from './cells-of.ts';
import { mapColumns } from './columns.ts';
import { readSheet } from './read-sheet.ts';
import { exampleRow, templateCsv } from './tables.ts';

test('the template says what the page shows, its columns are known, and the time stands in its own', () => {
  const read = readSheet(new TextEncoder().encode(templateCsv('Facebook: Bells', '2026-11-30')));
  if ('problem' in read) throw new Error(read.problem);
  const { header, rows } = read.sheet;
  const [first, second] = rows.map(({ cells }) => cellsOf(cells, mapColumns(header)));
  expect(first).toMatchObject(exampleRow('Facebook: Bells', '2026-11-30'));
  expect(first).toMatchObject({ date: '2026-11-30', time: '09:30' });
  expect(second).toMatchObject({ date: '', time: '', accounts: 'Facebook: Bells' });
});
