/** How a sentence or a list shows a time, or only its day or time of day. */
export const TIME_FORMS = {
  /** "Tuesday, November 24, 2026 at 9:00 AM" */
  full: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  },
  /** "Tue, Nov 24, 9:00 AM" */
  short: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  /** "Tuesday, November 24, 2026" */
  weekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** "November 24, 2026" */
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  /** "9:00 AM" */
  clock: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type TimeForm = keyof typeof TIME_FORMS;

export const isTimeForm = (form: string): form is TimeForm => Object.hasOwn(TIME_FORMS, form);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a format in UTC, made once: making one takes longer than using it a hundred times. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const cachedFormat = formats.get(key);
  if (cachedFormat) return cachedFormat;
  const hour = options.hour && hourOf(locale);
  const format = new Intl.DateTimeFormat(locale, { ...options, ...(hour && { hour }), timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** German writes 09:05 and Spanish 9:05, which only the short time knows: a numeric hour has no zero in any language. */
function hourOf(locale: string): '2-digit' | 'numeric' {
  const parts = dateFormat(locale, { timeStyle: 'short' }).formatToParts(Date.UTC(2026, 0, 1, 9));
  return parts.find(({ type }) => type === 'hour')?.value.length === 2 ? '2-digit' : 'numeric';
}

/**
 * Writes a time as a locale does, with ordinary spaces.
 * @param clocks an instant whose parts in UTC are what the clocks of its zone show (`clocksAt`)
 */
export const writeTime = (
  clocks: Date | number,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string => withSpaces(dateFormat(locale, options).format(clocks));

/** Writes the days from one to another, both included, as a locale does. */
export const writeTimeRange = (
  first: Date,
  last: Date,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string => withSpaces(dateFormat(locale, options).formatRange(first, last));

/** Narrow ones don't survive mail programs and searches. */
const withSpaces = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ');
