import { dateLocale } from './date-locale.ts';

const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** The days of the week in the user's language, Monday first. */
export const weekdayNames = (weekday: 'long' | 'short'): string[] =>
  Array.from({ length: 7 }, (_, n) =>
    new Date(MONDAY + n * DAY).toLocaleDateString(dateLocale(), { weekday, timeZone: 'UTC' }),
  );
