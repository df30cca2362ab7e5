import { fromDate, isBefore, type LocalDate, toDate } from './clock.ts';

export type ReadDate =
  | { readonly date: LocalDate; readonly fault: null }
  | { readonly date: null; readonly fault: string };

/** "2026-11-24": a day as the browser's own date field has it, whatever way it shows it. */
export const dateText = (date: LocalDate): string => toDate(date).toISOString().slice(0, 10);

/** The day in a date field, which is empty while it is no whole day. */
export function readDate(text: string, today: LocalDate): ReadDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    return { date: null, fault: 'We can’t read that date. Choose one below.' };
  const date = fromDate(new Date(text));
  return isBefore(date, today)
    ? { date: null, fault: 'That day has passed. Choose a later one.' }
    : { date, fault: null };
}
