import { SCHEDULE_YEARS } from '@carillon/contracts/domain/limits.ts';

/** Where the year is in the dates of a file that have only two digits of it: 27-03-31 or 31/03/27. */
export interface ShortYears {
  /** Null where it can be in both places. */
  readonly place: 'first' | 'last' | null;
  /** The first year that posts can be planned for. */
  readonly earliest: number;
}

const SHORT = /^(\d{1,2})([/-])(\d{1,2})\2(\d{1,2})(?=$|[t ,])/;

interface Numbers {
  readonly first: string;
  readonly last: string;
  readonly canBeFirst: boolean;
  readonly canBeLast: boolean;
}

/** Finds the place in the folded dates of a file. With dots, the year always comes last. */
export function shortYearsOf(dates: readonly string[], earliest: number): ShortYears {
  const all = dates.flatMap((date) => numbersOf(date, earliest) ?? []);
  const isFirst = all.some(({ canBeFirst, canBeLast }) => canBeFirst && !canBeLast);
  const isLast = all.some(({ canBeFirst, canBeLast }) => canBeLast && !canBeFirst);
  if (isFirst !== isLast) return { place: isFirst ? 'first' : 'last', earliest };
  const open = all.filter(isOpen);
  if (open.length === 0) return { place: 'last', earliest };
  // A file plans more days than years.
  const [firsts, lasts] = [count(open.map(({ first }) => first)), count(open.map(({ last }) => last))];
  const place = isFirst || firsts === lasts ? null : firsts < lasts ? 'first' : 'last';
  return { place, earliest };
}

/** Reports whether a folded date can mean two years in a file that doesn't show the place. */
export function isYearUnclear(date: string, { place, earliest }: ShortYears): boolean {
  const numbers = place === null && numbersOf(date, earliest);
  return numbers ? isOpen(numbers) : false;
}

/** Writes a folded date that begins with a year of two digits with all four. */
export const withLongYear = (date: string, { place }: ShortYears): string =>
  place === 'first' && /^\d{2}\D/.test(date) ? date.replace(SHORT, '20$1-$3-$4') : date;

const isOpen = ({ first, last, canBeFirst, canBeLast }: Numbers): boolean =>
  canBeFirst && canBeLast && first !== last;

const count = (values: readonly string[]): number => new Set(values).size;

function numbersOf(date: string, earliest: number): Numbers | null {
  const [, first = '', , middle = '', last = ''] = SHORT.exec(date) ?? [];
  if (first === '') return null;
  const isYear = (text: string): boolean => {
    const year = 2000 + Number(text);
    return text.length === 2 && year >= earliest && year <= earliest + SCHEDULE_YEARS;
  };
  const isDay = (text: string): boolean => Number(text) >= 1 && Number(text) <= 31;
  const isMonth = (text: string): boolean => Number(text) >= 1 && Number(text) <= 12;
  return {
    first,
    last,
    canBeFirst: isYear(first) && isMonth(middle) && isDay(last),
    canBeLast: isYear(last) && ((isDay(first) && isMonth(middle)) || (isMonth(first) && isDay(middle))),
  };
}
