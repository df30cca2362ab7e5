import type { Mark, UnitName } from './mark.ts';
import { isAt, markAt } from './piece.ts';

export interface Amount {
  readonly n: number;
  readonly unit: UnitName;
  readonly length: number;
}

/** "Two and a half hours", "half an hour", "an hour and a half", "a fortnight", "anderthalb Stunden". */
export function amountAt(marks: readonly Mark[], at: number): Amount | null {
  // "In 2h30"
  const hours = markAt(marks, at, 'clock');
  if (hours?.isSpan) return { n: hours.hour * 60 + hours.minute, unit: 'minute', length: 1 };
  const count = countAt(marks, at);
  const unit = markAt(marks, at + count.length, 'unit');
  if (!unit) return null;
  let length = count.length + 1;
  let n = count.n * unit.n;
  const isHalfMore =
    isAt(marks, at + length, 'and') &&
    (isAt(marks, at + length + 1, 'half') ||
      (isAt(marks, at + length + 1, 'number') && isAt(marks, at + length + 2, 'half')));
  if (isHalfMore) {
    n += 0.5 * unit.n;
    length += isAt(marks, at + length + 1, 'half') ? 2 : 3;
  }
  return { n, unit: unit.unit, length };
}

/** The number before a unit; 1 without one. */
function countAt(marks: readonly Mark[], at: number): { readonly n: number; readonly length: number } {
  const part = { half: 0.5, quarter: 0.25, three_quarters: 0.75 }[marks[at]?.is as string];
  if (part !== undefined) return { n: part, length: isAt(marks, at + 1, 'number') ? 2 : 1 };
  const number = markAt(marks, at, 'number');
  if (!number) return { n: 1, length: 0 };
  if (isAt(marks, at + 1, 'and') && isAt(marks, at + 2, 'number') && isAt(marks, at + 3, 'half'))
    return { n: number.n + 0.5, length: 4 };
  if (number.n === 1 && isAt(marks, at + 1, 'half', 'quarter'))
    return { n: isAt(marks, at + 1, 'half') ? 0.5 : 0.25, length: 2 };
  return { n: number.n, length: 1 };
}

export const minutesOf = ({ n, unit }: Pick<Amount, 'n' | 'unit'>): number | null =>
  unit === 'minute' ? n : unit === 'hour' ? n * 60 : null;

/** The day so many days, weeks or months on; null for what is no whole number of days. */
export function shiftDate(
  date: Temporal.PlainDate,
  { n, unit }: Pick<Amount, 'n' | 'unit'>,
  direction = 1,
): Temporal.PlainDate | null {
  if (unit === 'minute' || unit === 'hour') return null;
  if (unit === 'week') return Number.isInteger(n * 7) ? date.add({ days: n * 7 * direction }) : null;
  if (!Number.isInteger(n)) return null;
  return date.add({ [`${unit}s`]: n * direction });
}
