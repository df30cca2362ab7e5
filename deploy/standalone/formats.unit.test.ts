import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.join(import.meta.dirname, '../..');
const OTHERS = /\.test\.|\/(?:test|testing|dist|node_modules)\//;
/** Formats by whatever locale its writer thought of. */
const FORMATS =
  /\.toLocale(?:Date|Time)?String\(|new Intl\.(?:DateTimeFormat|NumberFormat|ListFormat|RelativeTimeFormat)\(|navigator\.languages?\b/;

const EXEMPT: readonly (readonly [folderOrFile: string, why: string])[] = [
  ['shell/sdk/text', 'decides the locale'],
  ['shell/sdk/time', 'is the one place for dates'],
  ['shell/site', 'is rendered on the server, for every reader of a language'],
  ['mfes/planner/features/bulk/model/calendar-names.ts', 'reads sheets in all languages'],
  ['mfes/planner/features/bulk/workbook/cell-text.ts', 'writes numbers as spreadsheets do'],
  ['mfes/planner/features/bulk/api/use-day-order.ts', 'asks for the order of a date’s parts'],
];

const files = ['shell', 'mfes']
  .flatMap((part) => globSync(`${part}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((file) => !OTHERS.test(file));
const isIn = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);
const formats = (file: string): boolean => FORMATS.test(readFileSync(path.join(root, file), 'utf8'));

test('pages write dates, numbers and lists through the SDK, so that none mixes the forms of two languages', () => {
  const formatting = files.filter((file) => !EXEMPT.some(([folder]) => isIn(file, folder))).filter(formats);
  expect(formatting).toEqual([]);
});

test.each(EXEMPT)('%s needs its exemption: it %s', (folder) => {
  expect(files.filter((file) => isIn(file, folder)).some(formats)).toBe(true);
});
