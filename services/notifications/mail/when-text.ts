import { clocksAt } from '@carillon/contracts/domain/local-time.ts';
import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { TIME_FORMS, writeTime, writeTimeRange } from '@carillon/contracts/domain/time-text.ts';
import { isZone } from '@carillon/contracts/domain/time-zone.ts';
import { type Text, text } from '@carillon/contracts/text.ts';

/** The time zone and language for times. */
interface Reader {
  readonly timezone: string;
  readonly locale: Locale;
}

const knownZone = (zone: string): string => (isZone(zone) ? zone : 'UTC');

/** "Tuesday, November 24, 2026 at 4:30 PM (Europe/London)": a mail is read days later, and by others' clocks. */
export const whenText = (at: Date, reader: Reader): Text =>
  text`${{ day: dayText(at, reader) }} at ${{ time: write(at, reader, TIME_FORMS.clock) }} (${{ zone: knownZone(reader.timezone) }})`;

/** "Tue, Dec 1, 4:30 PM": of the days that come, in the reader's zone. */
export const shortWhen = (at: Date, reader: Reader): string => write(at, reader, TIME_FORMS.short);

/** "November 16 – 22, 2026": days of whatever zone. */
export const spanText = (from: string, to: string, { locale }: Pick<Reader, 'locale'>): string =>
  writeTimeRange(new Date(from), new Date(to), locale, TIME_FORMS.day);

/** "Tuesday, November 24, 2026". */
export const dayText = (at: Date, reader: Reader): string => write(at, reader, TIME_FORMS.weekday);

const write = (at: Date, { timezone, locale }: Reader, form: Intl.DateTimeFormatOptions): string =>
  writeTime(clocksAt(at, knownZone(timezone)), locale, form);
