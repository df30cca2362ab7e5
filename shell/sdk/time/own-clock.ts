import { type ClockTime, hour24 } from './clock.ts';

/** "16:30": a time of day as the user's language writes it, where that is by the clock of 24 hours; else null. */
export function ownClockText(time: ClockTime, language: string): string | null {
  const format = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  if (format.resolvedOptions().hour12) return null;
  return format.format(Date.UTC(2026, 0, 1, hour24(time), time.minute));
}
