import { localTimeText } from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';
import type { GivenRow } from './check-rows.ts';
import { type DayOrder, type Reading, readWhen } from './dates.ts';

const MAX_NAMED = 5;

/** Says which rows mean another time with another order of day and month; empty if none. */
export function rereadWords(
  rows: readonly GivenRow[],
  before: DayOrder | null,
  after: DayOrder,
  reading: Pick<Reading, 'zone' | 'dotsVary' | 'years'>,
): string {
  const of = ({ cells }: GivenRow, order: DayOrder | null): string | null => {
    const when = readWhen(cells.date, cells.time, { ...reading, order }, cells.zone);
    return 'local' in when ? when.local : null;
  };
  const turned = rows.flatMap((row) => {
    const now = of(row, after);
    return now !== null && now !== of(row, before)
      ? [t`row ${{ row: row.number }} is ${{ time: localTimeText(now) }}`]
      : [];
  });
  if (turned.length === 0) return '';
  const more = turned.length - MAX_NAMED;
  const changes = turned.slice(0, MAX_NAMED).join('; ');
  return more > 0
    ? plural(more, { one: `Changed: ${changes}, and # more.`, other: `Changed: ${changes}, and # more.` })
    : t`Changed: ${changes}.`;
}
