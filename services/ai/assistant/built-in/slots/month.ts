import { MONTH_CHOICE, MONTH_NAMES } from '../../languages/month-names.ts';

/** Which December is meant where no year is said: the coming one, the last one, or the nearer of the two. */
export type MonthSide = 'ahead' | 'behind' | 'near';

const NAME = `(${MONTH_CHOICE})`;
const END = '(?!\\p{L})(?: (?:of |de |del )?(20\\d\\d))?(?!,? \\d)';
/** In English, these are a planet, a sauce and a person: "all posts for Mars". */
const NAMES = '(?:mars|mayo|marco)(?!\\p{L})';
/** After a number these are part of a date: "4 de diciembre". */
const BEFORE = `(?<!(?:\\d|\\d(?:st|nd|rd|th|er)|first|erster|premier|primero|primeiro) )(?:(?:in|during|of|since|for|from)(?! ${NAMES})|on|im|i'm|vom|für|seit|en|de|del|du|pour|para|em|do|desde|depuis|did|was|lief|war|der|den|fue|foi) (?:mes de |mês de |mois de )?|(?<!\\p{L})d'`;
const LAST = 'last|past|previous|letzte[nrs]?|vergangene[nrs]?';
const NEXT = 'next|coming|nächste[nrs]?|kommende[nrs]?';
const IN_MONTH = new RegExp(`(?<!\\p{L})(?:${BEFORE})${NAME}${END}`, 'u');
const OF_SIDE = new RegExp(`(?<!\\p{L})(?:(${LAST})|(${NEXT})|this|diesen|diesem) ${NAME}${END}`, 'u');
/** "My December posts" */
const ITS_POSTS = new RegExp(`(?<!\\p{L})${NAME}(?:'s)?[ -]?(?:posts|beiträge)(?!\\p{L})`, 'u');

/** A month that a message names, as its first day; null where it names none, or a day of it. */
export function readMonth(
  plain: string,
  today: Temporal.PlainDate,
  side: MonthSide,
): Temporal.PlainDate | null {
  const [, last, next, sided, sidedYear] = OF_SIDE.exec(plain) ?? [];
  const [, named, namedYear] = IN_MONTH.exec(plain) ?? [];
  const name = sided ?? named ?? ITS_POSTS.exec(plain)?.[1];
  if (!name) return null;
  const month = MONTH_NAMES.findIndex((names) => names.split('|').includes(name)) + 1;
  const year = sidedYear ?? namedYear;
  if (year) return Temporal.PlainDate.from({ year: Number(year), month, day: 1 });
  const first = today.with({ month, day: 1 });
  if (last && month >= today.month) return first.subtract({ years: 1 });
  if (next && month <= today.month) return first.add({ years: 1 });
  return last || next ? first : onSide(first, today, side);
}

function onSide(first: Temporal.PlainDate, today: Temporal.PlainDate, side: MonthSide): Temporal.PlainDate {
  const away = first.month - today.month;
  if (away < 0 && (side === 'ahead' || (side === 'near' && away < -6))) return first.add({ years: 1 });
  if (away > 0 && (side === 'behind' || (side === 'near' && away > 6))) return first.subtract({ years: 1 });
  return first;
}

/** Whether it names a month as a time, and no day of it. */
export const namesMonth = (plain: string): boolean =>
  [OF_SIDE, IN_MONTH, ITS_POSTS].some((pattern) => pattern.test(plain));

const EVERY_NAME = new RegExp(`(?<!\\p{L})${NAME}(?!\\p{L})`, 'gu');

export const withoutMonthNames = (plain: string): string => plain.replace(EVERY_NAME, ' ');
