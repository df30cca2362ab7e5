/** A day of a month; null for a day or year that is not said. */
export interface NamedDate {
  readonly day: number | null;
  readonly month: number;
  readonly year: number | null;
}

const MONTHS: readonly string[] = [
  'jan',
  'feb|fév|fev',
  'mar|mär|mrz',
  'apr|avr|abr',
  'may|mai|mayo',
  'jun|juin',
  'jul|juil',
  'aug|aoû|aou|ago',
  'sep|set',
  'oct|okt',
  'nov',
  'dec|dez|déc|dic',
];
const MONTH_PATTERNS = MONTHS.map((starts) => new RegExp(`^(?:${starts})`, 'iu'));

const monthOf = (word: string): number => {
  // "juin" and "juil" begin alike, and so do "jan" and the others with none.
  const at = MONTH_PATTERNS.findIndex((pattern) => pattern.test(word));
  return at + 1;
};

/** Returns the possible dates of a date text; a figure that can be day or month is both. */
export function datesOf(text: string): NamedDate[] {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return valid([[Number(iso[3]), Number(iso[2]), Number(iso[1])]]);
  const figures = /^(\d{1,2})[./-] ?(\d{1,2})[./-]? ?(\d{4}|\d{2})?$/.exec(text.trim());
  if (figures) {
    const [one, two] = [Number(figures[1]), Number(figures[2])];
    const year = figures[3] === undefined ? null : yearOf(figures[3]);
    return valid([[one, two, year], ...(text.includes('.') ? [] : [[two, one, year] as const])]);
  }
  const word = [...text.matchAll(/\p{L}{3,}/gu)].map(([match]) => match).find((one) => monthOf(one) > 0);
  if (word === undefined) return [];
  const year = Number(/\d{4}/.exec(text)?.[0] ?? Number.NaN);
  const days = (text.match(/(?<!\d)\d{1,2}(?!\d)/g) ?? []).map(Number);
  const knownYear = Number.isNaN(year) ? null : year;
  return days.length === 0
    ? [{ day: null, month: monthOf(word), year: knownYear }]
    : days.map((day) => ({ day, month: monthOf(word), year: knownYear }));
}

const yearOf = (text: string): number => (text.length === 2 ? 2_000 + Number(text) : Number(text));

const valid = (dates: readonly (readonly [number, number, number | null])[]): NamedDate[] =>
  dates
    .filter(([day, month]) => day >= 1 && day <= 31 && month >= 1 && month <= 12)
    .map(([day, month, year]) => ({ day, month, year }));

const WEEKDAYS: readonly RegExp[] = [
  /^(?:mon(?:day|$)|montag|lundi|lunes|mo$)/iu,
  /^(?:tue|dienstag|mardi|martes|di$)/iu,
  /^(?:wed|mittwoch|mercredi|miércoles|mi$)/iu,
  /^(?:thu|donnerstag|jeudi|jueves|do$)/iu,
  /^(?:fri|freitag|vendredi|viernes|fr$)/iu,
  /^(?:sat|samstag|sonnabend|samedi|sábado|sa$)/iu,
  /^(?:sun|sonntag|dimanche|domingo|so$)/iu,
];

/** From 0 for Monday; -1 for a word that names no day of the week. */
export const weekdayOf = (word: string): number => WEEKDAYS.findIndex((pattern) => pattern.test(word));

const DAY_WORD = '(\\p{L}{2,12}?)s?\\.?';
const DAY_RANGE = new RegExp(
  `(?<!\\p{L})${DAY_WORD}(?: ?[-–] ?| (?:to|till|until|through|bis|au|à|a|al) )${DAY_WORD}(?!\\p{L})`,
  'giu',
);

/** The days of the week that a text names, alone, as a range, or as a weekend. */
export function weekdaysIn(text: string): Set<number> {
  const days = new Set<number>();
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const day = word.length > 3 || /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/u.test(word) ? weekdayOf(word) : -1;
    if (day >= 0) days.add(day);
    if (/^(?:weekend|wochenende|week)/iu.test(word) && /week-?ends?|wochenende/iu.test(text)) add(days, 5, 6);
    if (/^(?:weekdays?|werktags?|wochentags?)$/iu.test(word)) add(days, 0, 4);
  }
  if (/fin(?:es)? de semana/iu.test(text)) add(days, 5, 6);
  for (const [, from = '', to = ''] of text.matchAll(DAY_RANGE)) {
    const [first, last] = [weekdayOf(from), weekdayOf(to)];
    if (first >= 0 && last >= 0) add(days, first, last < first ? last + 7 : last);
  }
  return days;
}

function add(days: Set<number>, first: number, last: number): void {
  for (let day = first; day <= last; day++) days.add(day % 7);
}
