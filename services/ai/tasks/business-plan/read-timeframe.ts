const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const WEEKS: Readonly<Record<string, number>> = {
  day: 1 / 7,
  week: 1,
  month: 52 / 12,
  quarter: 13,
  year: 52,
};
const SPAN =
  /\b(\d{1,3}|an?|one|two|three|four|five|six|eight|nine|ten|twelve)[ -]?(day|week|month|quarter|year)s?\b/iu;

/** Null when no length is said. */
export function weeksOf(text: string): number | null {
  const [, number = '', unit = ''] = SPAN.exec(text) ?? [];
  if (!unit) return null;
  const count = NUMBERS[number.toLowerCase()] ?? Number(number);
  const share = /\bhalf(?: an?)? (?:year|month|quarter)/iu.test(text) ? 0.5 : 1;
  return Math.max(1, Math.round(share * count * (WEEKS[unit.toLowerCase()] ?? 1)));
}
