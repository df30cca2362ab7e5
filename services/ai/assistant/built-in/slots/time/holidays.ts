/** Days that people name instead of a date. */
export type HolidayName = keyof typeof HOLIDAYS;

type DateIn = (year: number) => Temporal.PlainDate;

const fixed =
  (month: number, day: number): DateIn =>
  (year) =>
    Temporal.PlainDate.from({ year, month, day });

/** Days from Easter Sunday. */
const easter =
  (days: number): DateIn =>
  (year) =>
    easterSunday(year).add({ days });

/** The nth weekday of a month; Monday is 1. */
const nth =
  (n: number, weekday: number, month: number, days = 0): DateIn =>
  (year) =>
    (nthWeekday(n, weekday, year, month) as Temporal.PlainDate).add({ days });

/** Sundays before Christmas Eve or on it; the fourth is the last. */
const advent =
  (n: number): DateIn =>
  (year) => {
    const eve = Temporal.PlainDate.from({ year, month: 12, day: 24 });
    return eve.subtract({ days: (eve.dayOfWeek % 7) + 7 * (4 - n) });
  };

export const HOLIDAYS = {
  new_year: fixed(1, 1),
  epiphany: fixed(1, 6),
  valentine: fixed(2, 14),
  womens_day: fixed(3, 8),
  st_patrick: fixed(3, 17),
  carnival_monday: easter(-48),
  ash_wednesday: easter(-46),
  good_friday: easter(-2),
  easter_saturday: easter(-1),
  easter_sunday: easter(0),
  easter_monday: easter(1),
  may_day: fixed(5, 1),
  ascension: easter(39),
  whit_sunday: easter(49),
  whit_monday: easter(50),
  independence_day: fixed(7, 4),
  bastille_day: fixed(7, 14),
  german_unity: fixed(10, 3),
  halloween: fixed(10, 31),
  all_saints: fixed(11, 1),
  st_martin: fixed(11, 11),
  thanksgiving: nth(4, 4, 11),
  black_friday: nth(4, 4, 11, 1),
  cyber_monday: nth(4, 4, 11, 4),
  st_nicholas: fixed(12, 6),
  advent_1: advent(1),
  advent_2: advent(2),
  advent_3: advent(3),
  advent_4: advent(4),
  christmas_eve: fixed(12, 24),
  christmas: fixed(12, 25),
  boxing_day: fixed(12, 26),
  new_years_eve: fixed(12, 31),
} as const satisfies Readonly<Record<string, DateIn>>;

/** The next such day, today among them. */
export function nextHoliday(name: HolidayName, today: Temporal.PlainDate): Temporal.PlainDate {
  const day = HOLIDAYS[name](today.year);
  return Temporal.PlainDate.compare(day, today) < 0 ? HOLIDAYS[name](today.year + 1) : day;
}

/** @param n from 1; -1 for the last. Null where the month has none. */
export function nthWeekday(
  n: number,
  weekday: number,
  year: number,
  month: number,
): Temporal.PlainDate | null {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  if (n < 0) {
    const last = first.add({ months: 1 }).subtract({ days: 1 });
    return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 });
  }
  const day = first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (n - 1) });
  return day.month === month ? day : null;
}

/** By the Gregorian calendar (Meeus, Jones, Butcher). */
export function easterSunday(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}
