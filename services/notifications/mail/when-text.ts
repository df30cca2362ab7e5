import { clocksAt } from '@carillon/contracts/domain/local-time.ts';
import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { isZone } from '@carillon/contracts/domain/time-zone.ts';
import { type Text, text } from '@carillon/contracts/text.ts';

/** The time zone and language for times. */
interface Reader {
  readonly timezone: string;
  readonly locale: Locale;
}

const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const SHORT_DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
const SPAN: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
const LONG_DAY: Intl.DateTimeFormatOptions = { ...SPAN, weekday: 'long' };

const formatOf = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
const known = (zone: string): string => (isZone(zone) ? zone : 'UTC');

/** "Tuesday 24 November 2026 at 4:30 PM (Europe/London)": a mail is read days later, and by others' clocks. */
export const whenText = (at: Date, reader: Reader): Text =>
  text`${{ day: dayText(at, reader) }} at ${{ time: timeText(at, reader) }} (${{ zone: known(reader.timezone) }})`;

/** "Tue 1 Dec, 4:30 PM": of the days that come, in the reader's zone. */
export const shortWhen = (at: Date, reader: Reader): string => {
  const [day, time] = [writeDay(at, reader, SHORT_DAY), timeText(at, reader)];
  return reader.locale === 'ar' ? `${day}، ${time}` : `${day}, ${time}`;
};

/** "16 – 22 November 2026": days of whatever zone. */
export function spanText(from: string, to: string, { locale }: Pick<Reader, 'locale'>): string {
  const written = formatOf(dayLocale(locale), SPAN).formatRange(new Date(from), new Date(to));
  return locale === 'en' ? written.replace(/[\u2009\u202f ]?–[\u2009\u202f ]?/, ' – ') : written;
}

/** "Tuesday 24 November 2026". */
export const dayText = (at: Date, reader: Reader): string => writeDay(at, reader, LONG_DAY);

/** English days are told as most of the world does, and its hours as Americans do. */
const dayLocale = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);

function writeDay(at: Date, { timezone, locale }: Reader, options: Intl.DateTimeFormatOptions): string {
  const written = formatOf(dayLocale(locale), options).format(clocksAt(at, known(timezone)));
  return locale === 'en' ? written.replace(',', '') : written;
}

const timeText = (at: Date, { timezone, locale }: Reader): string =>
  formatOf(locale, TIME)
    .format(clocksAt(at, known(timezone)))
    .replaceAll('\u202f', ' ');
