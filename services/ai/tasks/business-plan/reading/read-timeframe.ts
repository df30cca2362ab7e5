import { NUMBER_WORDS } from './number-words.ts';

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

const UNITS: ReadonlyMap<string, Unit> = new Map(
  (
    [
      ['day', 'day days tag tage tagen jour jours día días dia dias يوم يومًا أيام'],
      ['week', 'week weeks woche wochen semaine semaines semana semanas أسبوع أسبوعًا أسابيع'],
      ['month', 'month months monat monate monaten mois mes meses mês شهر شهرًا أشهر شهور'],
      ['quarter', 'quarter quarters quartal quartale quartalen trimestre trimestres'],
      ['year', 'year years jahr jahre jahren an ans année années año años ano anos سنة سنوات عام أعوام'],
    ] as const
  ).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
);
const WEEKS: Readonly<Record<Unit, number>> = {
  day: 1 / 7,
  week: 1,
  month: 52 / 12,
  quarter: 13,
  year: 52,
};
/** A number or a word, and the word after it: which of them are lengths of time, the lists above say. */
const PAIR = /(?<![\p{L}\p{N}]|\d[.,])(?:(\d{1,3})[ -]?|(\p{L}{1,6})[ -])(?=(\p{L}{2,10})(?!\p{L}))/gu;

/** Arabic says two of them in one word, and one of them without a number. */
const ARABIC_LENGTHS: readonly (readonly [words: RegExp, count: number, unit: Unit])[] = (
  [
    ['يوم(?:ان|ين)', 2, 'day'],
    ['[أا]سبوع(?:ان|ين)', 2, 'week'],
    ['شهر(?:ان|ين)', 2, 'month'],
    ['(?:سنت|عام)(?:ان|ين)', 2, 'year'],
    ['[أا]سبوع(?= واحد)', 1, 'week'],
    ['شهر(?= واحد)', 1, 'month'],
    ['(?:سنة(?= (?:واحدة|كاملة))|عام(?= (?:واحد|كامل)))', 1, 'year'],
  ] as const
).map(([words, count, unit]) => [new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'u'), count, unit]);

const arabicSpansIn = (text: string): Span[] =>
  ARABIC_LENGTHS.flatMap(([words, count, unit]) => {
    const match = words.exec(text);
    return match ? [{ count, unit, at: match.index, end: match.index + match[0].length }] : [];
  });

export interface Span {
  readonly count: number;
  readonly unit: Unit;
  readonly at: number;
  readonly end: number;
}

/** All lengths of time in a text: "3 months", "sechs Wochen", "a year". */
export const spansIn = (text: string): Span[] => [...numberedSpansIn(text), ...arabicSpansIn(text)];

const numberedSpansIn = (text: string): Span[] =>
  [...text.matchAll(PAIR)].flatMap(({ 0: whole, 1: digits, 2: word = '', 3: after = '', index }) => {
    const unit = UNITS.get(after.toLowerCase());
    const small = word.toLowerCase();
    const count = digits ? Number(digits) : (NUMBER_WORDS.get(small) ?? (HALVES.has(small) ? 1 : undefined));
    return unit && count ? [{ count, unit, at: index, end: index + whole.length + after.length }] : [];
  });

/** "3–6 months", "a year and a half", "about 3 months": another length than its words are. */
const INEXACT =
  /\d ?(?:[-–]|to|or|bis|oder|à|ou) ?\d|\band a half\b|\bein(?:e|er)?halb|\bet demi|و ?نصف|\by medi[oa]|\be mei[oa]|\d[.,]\d|[+<>~]/iu;

/** The weeks that a timeframe takes for sure; null where that depends on today's date, or on a choice. */
export const exactWeeksOf = (text: string): number | null =>
  spansIn(text).length === 1 && !INEXACT.test(text) ? weeksOf(text) : null;

const HALVES: ReadonlySet<string> = new Set(['halbes', 'halben', 'demi', 'medio', 'meio', 'نصف']);
const HALF =
  /\bhalf(?: an?)? (?:year|month|quarter)|\bhalbe[nms]? (?:jahr|monat|quartal)|\bdemi-année|\bmedio año|\bmeio ano|نصف (?:سنة|عام)/iu;

/** Null when no length is said. */
export function weeksOf(text: string): number | null {
  const [span] = spansIn(text);
  if (!span) return null;
  const share = HALF.test(text) ? 0.5 : 1;
  return Math.max(1, Math.round(share * span.count * WEEKS[span.unit]));
}
