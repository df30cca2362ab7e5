import type { Account } from '../features/bulk/model/accounts.ts';
import { type CheckedRow, checkRows } from '../features/bulk/model/check-rows.ts';
import { mapColumns } from '../features/bulk/model/columns.ts';
import { mapByContent } from '../features/bulk/model/no-header.ts';
import { readSheet } from '../features/bulk/model/read-sheet.ts';
import { rowsOf } from '../features/bulk/model/rows-of.ts';
import { listUnusedColumns } from '../features/bulk/model/unused-columns.ts';

export const KNOWN: readonly Account[] = [
  { platform: 'facebook', kind: 'page', id: 'p1', name: 'Corner Bakehouse', picture: null },
  { platform: 'instagram', kind: 'account', id: 'i1', name: 'Corner Bakehouse', picture: null },
  { platform: 'linkedin', kind: 'profile', id: 'urn:li:person:ada', name: 'Ada', picture: null },
];

/** Reads and checks a file, with Facebook for rows without an account. */
export function importFile(lines: readonly string[]) {
  const read = readSheet(new TextEncoder().encode(lines.join('\r\n')));
  if ('problem' in read) throw new Error(read.problem);
  const { sheet } = read;
  const mapping = sheet.headerLine === null ? mapByContent(sheet.rows) : mapColumns(sheet.header, sheet.rows);
  const rows = checkRows(rowsOf(sheet, mapping, {}), {
    zone: 'Europe/Berlin',
    now: new Date('2026-11-23T10:00:00Z'),
    order: 'day first',
    known: KNOWN,
    meanings: {},
    defaults: KNOWN.slice(0, 1),
    folder: new Map(),
    withSlots: new Set<string>(),
    planned: () => null,
    limitsFor: () => [],
  });
  return { rows, unused: listUnusedColumns(sheet, mapping) };
}
export const postsOf = (rows: readonly CheckedRow[]) =>
  rows.map(({ post, faults }) => post ?? faults.map(({ words }) => words));
export const networksOf = (row: CheckedRow | undefined) =>
  row?.post?.accounts.map(({ platform }) => platform);

export const BREAD = 'https://a.com/bread.jpg';
export const CAKE = 'https://a.com/cake.jpg';
