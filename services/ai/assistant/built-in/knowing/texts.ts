import type { Span } from '../../acting/lookups/span.ts';
import type { Sentences } from '../../languages/says.ts';
import { toShownText } from '../../shown-text.ts';
import type { ZonedNow } from '../../zoned-now.ts';

/** How numbers, days and lists are written in a language. */
export const formatsOf = ({ figures, list, locale, posts }: Sentences, now: ZonedNow) => {
  const day = (date: Temporal.PlainDate): string =>
    date.toLocaleString(locale, {
      month: 'long',
      day: 'numeric',
      ...(date.year !== now.year && { year: 'numeric' }),
    });
  return {
    number: (value: number): string => value.toLocaleString(locale, { maximumFractionDigits: 1 }),
    signed: (value: number): string =>
      `${value > 0 ? '+' : ''}${value.toLocaleString(locale).replace('-', '−')}`,
    day,
    weekday: (date: Temporal.PlainDate): string => date.toLocaleString(locale, { weekday: 'long' }),
    clock: (time: Temporal.PlainTime): string =>
      time.toLocaleString(locale, { hour: 'numeric', minute: '2-digit' }).replace('\u202f', ' '),
    /** The words that a question names, in quotation marks. */
    quoted: (words: string): string => posts.quoted(toShownText(words)),
    /** "on November 20", or "from November 1 to November 28". */
    span: ({ from, to }: Span): string => figures.span(day(from), from.equals(to) ? null : day(to)),
    list,
  };
};
export type Formats = ReturnType<typeof formatsOf>;
