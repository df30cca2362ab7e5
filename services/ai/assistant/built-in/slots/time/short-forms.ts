import type { Mark } from './mark.ts';

/** Words that say something of a time beside a number alone: "mar" is Tuesday in "mar 8 dic", March in "8 mar", and else the sea. */
export interface ShortForms {
  /** From Monday; several of one day are parted by `/`. */
  readonly weekdays: readonly string[];
  /** From January. */
  readonly months: readonly string[];
  /** Before a number, they make it a day of the month: "le 10", "el día 10". */
  readonly leads: readonly string[];
}

const DIGIT = /^\d/;
const DAY = /^\d{1,2}$/;
/** "8 de dic" */
const OF = 'de';

/** Reads a short word by the numbers beside it; null where it means no time. */
export function shortFormAt(words: readonly string[], at: number, short: ShortForms): Mark | null {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  if (DAY.test(word)) return short.leads.includes(before) ? dayOfMonth(word) : null;
  const isBehind = DIGIT.test(before) || (before === OF && DIGIT.test(words[at - 2] ?? ''));
  if (short.leads.includes(word) && DAY.test(words[at + 1] ?? '')) return { is: 'filler' };
  const month = indexIn(short.months, word);
  if (month > 0 && isBehind) return { is: 'month', n: month };
  const isAhead = DIGIT.test(words[at + 1] ?? '');
  const weekday = indexIn(short.weekdays, word);
  if (weekday > 0 && isAhead) return { is: 'weekday', n: weekday };
  return month > 0 && isAhead ? { is: 'month', n: month } : null;
}

const indexIn = (list: readonly string[], word: string): number =>
  list.findIndex((forms) => forms.split('/').includes(word)) + 1;

const dayOfMonth = (word: string): Mark | null =>
  Number(word) >= 1 && Number(word) <= 31 ? { is: 'ordinal', n: Number(word), digits: word.length } : null;
