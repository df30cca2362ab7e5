import { type ClockTime, hour24 } from './clock.ts';

/** Whether a reader of a language is used to the clock of 24 hours. */
export const has24Hours = (language: string = navigator.language): boolean => !formatOf(language).hour12;

/** "4:30 PM" or "16:30": a time of day by the clock that the user's language has. */
export function clockText({ hour, minute, half }: ClockTime, language: string = navigator.language): string {
  const { hour12, format } = formatOf(language);
  if (!hour12) return format(Date.UTC(2026, 0, 1, hour24({ hour, minute, half }), minute));
  return `${hour}:${String(minute).padStart(2, '0')} ${half}`;
}

interface Format {
  readonly hour12: boolean;
  readonly format: (at: number) => string;
}

const formats = new Map<string, Format>();

/** Making a format takes longer than using it a hundred times. */
function formatOf(language: string): Format {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  const format = { hour12: made.resolvedOptions().hour12 === true, format: made.format };
  formats.set(language, format);
  return format;
}
