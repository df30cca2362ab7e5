import { t } from '@lingui/core/macro';
import papa from 'papaparse';
import type { CheckedRow } from './check-rows.ts';
import { type Cells, FIELD_LABELS, TEMPLATE_FIELDS } from './fields.ts';
import { outcomeWords } from './outcomes.ts';
import type { RowResult } from './run-import.ts';

/** A row of a sheet to begin with. */
export const exampleRow = (account: string, day: string): Cells => ({
  text: t`Fresh sourdough from seven o’clock.
Come early: it goes fast!`,
  date: day,
  time: '09:30',
  media: 'https://example.com/bread.jpg',
  altTexts: t`A loaf on a wooden board`,
  accounts: account,
  link: '',
  comment: t`Which one is your favorite?`,
});

/** A sheet to begin with: the columns, and a post of that day and one for the queue. */
export function templateCsv(account: string, day: string): string {
  const first = exampleRow(account, day);
  const rows: Partial<Cells>[] = [
    first,
    { text: t`What would you like to see in our window next? #bakery`, accounts: account },
  ];
  return papa.unparse([
    TEMPLATE_FIELDS.map((field) => FIELD_LABELS[field]),
    ...rows.map((row) => TEMPLATE_FIELDS.map((field) => row[field] ?? '')),
  ]);
}

/** Returns each row's result as CSV; texts that begin as a formula are escaped. */
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
        [t`Row`]: row.number,
        [FIELD_LABELS.text]: row.cells.text,
        [FIELD_LABELS.date]: row.cells.date,
        [FIELD_LABELS.accounts]: row.cells.accounts,
        [t`Result`]: result ? outcomeWords(result) : t`Not sent`,
        [t`Scheduled for (UTC)`]: result?.dueAt ?? '',
        [t({ message: 'Post', context: 'noun' })]: result?.postId ? `${origin}/posts/${result.postId}` : '',
        [t`Note`]: result?.words || (result ? '' : faults),
      };
    }),
    { escapeFormulae: true },
  );
}
