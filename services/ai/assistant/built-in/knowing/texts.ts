import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import type { Span } from '../../acting/lookups/span.ts';
import { shown } from '../../shown-text.ts';
import type { ZonedNow } from '../../zoned-now.ts';
import type { QuestionLanguage } from './question.ts';

const LOCALES = { en: 'en-US', de: 'de-DE' } as const;
const JOINED: Readonly<Record<QuestionLanguage, string>> = { en: 'and', de: 'und' };

/** How numbers, days and lists are written in a language. */
export const formatsOf = (language: QuestionLanguage, now: ZonedNow) => {
  const locale = LOCALES[language];
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
    quoted: (words: string): string => (language === 'de' ? `„${shown(words)}“` : `“${shown(words)}”`),
    /** "on November 20", or "from November 1 to November 28". */
    span: ({ from, to }: Span): string => {
      if (from.equals(to)) return language === 'de' ? `am ${day(from)}` : `on ${day(from)}`;
      return language === 'de' ? `vom ${day(from)} bis ${day(to)}` : `from ${day(from)} to ${day(to)}`;
    },
    list: (parts: readonly string[]): string =>
      parts.length < 2
        ? parts.join('')
        : `${parts.slice(0, -1).join(', ')} ${JOINED[language]} ${parts.at(-1)}`,
  };
};
export type Formats = ReturnType<typeof formatsOf>;

const MOODS: Readonly<Record<QuestionLanguage, Record<Sentiment | 'unknown', string>>> = {
  en: { positive: 'positive', neutral: 'neutral', negative: 'negative', unknown: 'not looked at yet' },
  de: { positive: 'positiv', neutral: 'neutral', negative: 'negativ', unknown: 'noch nicht bewertet' },
};
export const moodName = (language: QuestionLanguage, mood: Sentiment | null): string =>
  MOODS[language][mood ?? 'unknown'];
