import papa from 'papaparse';
import type { CheckedRow } from './check-rows.ts';
import { FIELD_LABELS, FIELDS } from './columns.ts';
import type { RowResult } from './run-import.ts';

/** A sheet to begin with: the columns, and two posts of next week. */
export function templateCsv(account: string, tomorrow: string): string {
  const rows = [
    [
      'Fresh sourdough from seven o’clock.\nCome early: it goes fast!',
      ...[`${tomorrow} 09:30`, '', 'https://example.com/bread.jpg', 'A loaf on a wooden board', account],
      ...['', 'Which one is your favorite?'],
    ],
    ['What would you like to see in our window next? #bakery', '', '', '', '', account, '', ''],
  ];
  return papa.unparse([FIELDS.map((field) => FIELD_LABELS[field]), ...rows]);
}

const WORDS: Readonly<Record<RowResult['outcome'], string>> = {
  scheduled: 'Scheduled',
  repeated: 'Was imported before',
  gone: 'Was imported before, and canceled or deleted since',
  refused: 'Not imported',
  unknown: 'Not known',
};

export const outcomeWords = ({ outcome }: RowResult): string => WORDS[outcome];

/** What became of each row; texts that begin as a formula are made none. */
export function resultsCsv(
  rows: readonly CheckedRow[],
  results: ReadonlyMap<number, RowResult>,
  origin: string,
): string {
  return papa.unparse(
    rows.map((row) => {
      const result = results.get(row.number);
      const faults = row.faults.map(({ field, words }) => `${FIELD_LABELS[field]}: ${words}`).join(' ');
      return {
        Row: row.number,
        Text: row.cells.text,
        Date: row.cells.date,
        Accounts: row.cells.accounts,
        Result: result ? WORDS[result.outcome] : 'Not sent',
        'Goes out (UTC)': result?.dueAt ?? '',
        Post: result?.postId ? `${origin}/posts/${result.postId}` : '',
        Note: result?.words || (result ? '' : faults),
      };
    }),
    { escapeFormulae: true },
  );
}
