/** "By an hour", "by two days", in each language: the count and the unit. */
const COUNTS: Readonly<Record<string, number>> = {
  ein: 1,
  eine: 1,
  einen: 1,
  ne: 1,
  nen: 1,
  zwei: 2,
  drei: 3,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  três: 3,
};
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:stunde|heure|hora|ساع)/iu, 'hour'],
  [/^(?:tag|jour|día|dia|يوم|[أا]يام)/iu, 'day'],
  [/^(?:minute|minuto|دقيق|دقائق)/iu, 'minute'],
  [/^(?:woche|semaine|semana|[أا]سبوع)/iu, 'week'],
];
/** A count and a unit, for a pattern's source. */
export const SHIFT = `(?:(?<count>${Object.keys(COUNTS).join('|')}|\\d{1,2}) )?(?<unit>\\p{L}{3,8})`;

/** "2 hours"; null for what is no length of time. */
export function shiftInEnglish(count: string | undefined, unit: string): string | null {
  const english = UNITS.find(([words]) => words.test(unit))?.[1];
  const dual = /(?:تان|تين|مان|مين|عان|عين)$/u.test(unit) ? 2 : 1;
  const number = count ? (COUNTS[count.toLowerCase()] ?? Number(count)) : dual;
  return english && number > 0 ? `${number} ${english}${number === 1 ? '' : 's'}` : null;
}
