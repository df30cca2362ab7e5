import { TIME_FORMS } from '@carillon/contracts/domain/time-text.ts';
import { formatLocale } from '../text/format-locale.ts';
import { type ClockTime, hour24 } from './clock.ts';
import { formatDate } from './format-time.ts';

/** Returns whether the page's readers are used to the clock of 24 hours. */
export const has24Hours = (): boolean =>
  new Intl.DateTimeFormat(formatLocale(), TIME_FORMS.clock).resolvedOptions().hour12 !== true;

/** "4:30 PM" or "16:30": a time of day. */
export const clockText = (time: ClockTime): string =>
  formatDate(Date.UTC(2026, 0, 1, hour24(time), time.minute), TIME_FORMS.clock);

/** "AM", or "ص" in Arabic. */
export function halfText(half: ClockTime['half']): string {
  const format = new Intl.DateTimeFormat(formatLocale(), { hour: 'numeric', hour12: true, timeZone: 'UTC' });
  const parts = format.formatToParts(Date.UTC(2026, 0, 1, half === 'AM' ? 9 : 16));
  return parts.find(({ type }) => type === 'dayPeriod')?.value ?? half;
}
