import { formatDate } from './format-time.ts';

const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** The days of the week in the page's language, Monday first. */
export const weekdayNames = (weekday: 'long' | 'short'): string[] =>
  Array.from({ length: 7 }, (_, n) => formatDate(MONDAY + n * DAY, { weekday }));
