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
  (n: number, days = 0): DateIn =>
  (year) => {
    const eve = Temporal.PlainDate.from({ year, month: 12, day: 24 });
    return eve.subtract({ days: (eve.dayOfWeek % 7) + 7 * (4 - n) - days });
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
  epiphany_eve: fixed(1, 5),
  martin_luther_king: nth(3, 1, 1),
  burns_night: fixed(1, 25),
  australia_day: fixed(1, 26),
  candlemas: fixed(2, 2),
  groundhog_day: fixed(2, 2),
  presidents_day: nth(3, 1, 2),
  fat_thursday: easter(-52),
  shrove_tuesday: easter(-47),
  palm_sunday: easter(-7),
  maundy_thursday: easter(-3),
  april_fools: fixed(4, 1),
  tiradentes: fixed(4, 21),
  earth_day: fixed(4, 22),
  anzac_day: fixed(4, 25),
  second_sunday_of_may: nth(2, 7, 5),
  memorial_day: nth(-1, 1, 5),
  corpus_christi: easter(60),
  juneteenth: fixed(6, 19),
  canada_day: fixed(7, 1),
  assumption: fixed(8, 15),
  labor_day: nth(1, 1, 9),
  brazilian_independence: fixed(9, 7),
  columbus_day: nth(2, 1, 10),
  hispanic_day: fixed(10, 12),
  aparecida: fixed(10, 12),
  reformation_day: fixed(10, 31),
  bonfire_night: fixed(11, 5),
  remembrance_sunday: nth(2, 7, 11),
  armistice: fixed(11, 11),
  brazilian_republic: fixed(11, 15),
  volkstrauertag: advent(1, -14),
  repentance_day: advent(1, -11),
  totensonntag: advent(1, -7),
  giving_tuesday: nth(4, 4, 11, 5),
  barbara: fixed(12, 4),
  nicholas_eve: fixed(12, 5),
  constitution_day: fixed(12, 6),
  immaculate: fixed(12, 8),
  innocents: fixed(12, 28),
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
