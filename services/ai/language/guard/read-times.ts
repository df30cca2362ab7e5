import { NUMBER_VALUES } from './read-numbers.ts';

const NOON = 12 * 60;
const DAY = 24 * 60;

const WORDS = [...NUMBER_VALUES.keys()].filter((word) => word.length > 2).join('|');
const HALF = new RegExp(
  `(?<!\\p{L})(?:half past (${WORDS}|\\d{1,2})|halb (${WORDS}|\\d{1,2})|(${WORDS}|\\d{1,2}) (?:heures )?(?:y media|et demie))(?!\\p{L})`,
  'giu',
);
const QUARTER = new RegExp(
  `(?<!\\p{L})(?:(quarter past|viertel nach|quarter to|viertel vor) (${WORDS}|\\d{1,2})|(${WORDS}|\\d{1,2}) (y cuarto|menos cuarto|et quart|moins le quart))(?!\\p{L})`,
  'giu',
);
const WORDED = new RegExp(
  `(?<!\\p{L})(${WORDS}) (?:uhr|o[’']clock|heures|[ap]\\.?m)(?: (${WORDS}))?(?!\\p{L})`,
  'giu',
);
/** Times that have no figures. */
export const SPOKEN_TIMES: readonly RegExp[] = [HALF, QUARTER, WORDED];

const CLOCK =
  /(?<![\d.,:])(\d{1,2})(?:([:.h]| ?h ?)(\d{2})(?!\d))?[ \u00a0\u202f]?(a\.?m(?!\p{L})|p\.?m(?!\p{L}))?/giu;
const NAMED = /(?<!\p{L})(noon|midday|mittags?|midi|mediodía)(?!\p{L})/iu;
const MIDNIGHT = /(?<!\p{L})(midnight|mitternacht|minuit|medianoche)(?!\p{L})/iu;

/** The minutes of the day that a time in figures may mean: an hour up to twelve is before or after noon unless it says so. */
export function minutesIn(text: string): Set<number> {
  const minutes = spokenMinutesIn(text);
  for (const [, hour = '', , minute, half] of text.matchAll(CLOCK))
    addTo(minutes, Number(hour), Number(minute ?? 0), half);
  return minutes;
}

function addTo(minutes: Set<number>, hour: number, minute: number, half?: string): void {
  if (hour < 0 || hour > 24 || minute > 59) return;
  const isMorning = half?.toLowerCase().startsWith('a');
  const isSaid = half !== undefined;
  if (!isSaid || isMorning) minutes.add(((isSaid ? hour % 12 : hour) * 60 + minute) % DAY);
  if (hour <= 12 && !isMorning) minutes.add(((hour % 12) + 12) * 60 + minute);
}

/** The same of times in words: "half past six", "halb sieben", "diez y media", "noon". */
export function spokenMinutesIn(text: string): Set<number> {
  const minutes = new Set<number>();
  const add = (hour: number, minute: number): void => addTo(minutes, hour, minute);
  for (const [, ...hours] of text.matchAll(HALF)) {
    const [past, german, romance] = hours;
    const hour = numberOf(past ?? german ?? romance ?? '');
    add(german === undefined ? hour : hour - 1, 30);
  }
  for (const [, before, after, number, kind] of text.matchAll(QUARTER)) {
    const hour = numberOf(after ?? number ?? '');
    const isBefore = /to|vor|menos|moins/iu.test(before ?? kind ?? '');
    add(isBefore ? hour - 1 : hour, isBefore ? 45 : 15);
  }
  for (const [, word = '', minute] of text.matchAll(WORDED))
    add(numberOf(word), minute === undefined ? 0 : numberOf(minute));
  if (NAMED.test(text)) minutes.add(NOON);
  if (MIDNIGHT.test(text)) minutes.add(0);
  return minutes;
}

const numberOf = (text: string): number => NUMBER_VALUES.get(text.toLowerCase()) ?? Number(text);
