import path from 'node:path';
import { localeNames } from '@carillon/contracts/domain/locales.ts';
import { readCatalog } from '@carillon/sdk/webpack/read-catalogs.mjs';
import { expect, test } from '@jest/globals';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { cellsOf } from './cells-of.ts';
import { readColumnName } from './column-name.ts';
import { mapColumns } from './columns.ts';
import { FIELD_LABELS } from './fields.ts';
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

/** Of labels that mean something else on other pages. */
const CONTEXTS: Readonly<Record<string, string>> = { time: 'of day' };

test.each(localeNames)('reads the column names of the template in %s', (locale) => {
  const messages = readCatalog(path.resolve(import.meta.dirname, '../../..'), locale);
  const named = Object.entries(FIELD_LABELS).map(
    ([field, label]) =>
      [field, readColumnName(messages[generateMessageId(label, CONTEXTS[field])] ?? '').field] as const,
  );
  expect(named).toEqual(Object.keys(FIELD_LABELS).map((field) => [field, field]));
});
