import { isWithin, type Span } from '../../acting/lookups/span.ts';
import type { ZonedNow } from '../../zoned-now.ts';
import { readPeriod } from '../slots/period.ts';
import type { QuestionLanguage } from './question.ts';

const UNITS: readonly (readonly [german: RegExp, english: string])[] = [
  [/(?<!\p{L})(?:letzte|vergangene|vorige)[nrms]? (?=\d|zwei|drei|vier|sechs)/gu, 'last '],
  [/(?<!\p{L})(?:nächste|kommende)[nrms]? (?=\d|zwei|drei|vier|sechs)/gu, 'next '],
  [/(?<!\p{L})(?:letzte|vergangene|vorige)[nrms]? /gu, 'last '],
  [/(?<!\p{L})(?:diese|aktuelle|laufende)[nrms]? /gu, 'this '],
  [/(?<!\p{L})(?:nächste|kommende)[nrms]? /gu, 'next '],
  [/(?<!\p{L})(?:am|übers|fürs) wochenende/gu, 'this weekend'],
  [/wochenende/g, 'weekend'],
  [/(?<!\p{L})wochen(?!\p{L})/gu, 'weeks'],
  [/(?<!\p{L})woche(?!\p{L})/gu, 'week'],
  [/(?<!\p{L})monate(?!\p{L})n?/gu, 'months'],
  [/(?<!\p{L})monat(?!\p{L})/gu, 'month'],
  [/(?<!\p{L})quartal(?!\p{L})/gu, 'quarter'],
  [/(?<!\p{L})jahr(?!\p{L})/gu, 'year'],
  [/(?<!\p{L})tagen?(?!\p{L})/gu, 'days'],
  [/(?<!\p{L})heute(?!\p{L})/gu, 'today'],
  [/(?<!\p{L})gestern(?!\p{L})/gu, 'yesterday'],
  [/(?<!\p{L})morgen(?!\p{L})/gu, 'tomorrow'],
  [/(?<!\p{L})im (?=\p{L})/gu, 'in '],
  [/(?<!\p{L})zwei(?!\p{L})/gu, 'two'],
  [/(?<!\p{L})drei(?!\p{L})/gu, 'three'],
  [/(?<!\p{L})vier(?!\p{L})/gu, 'four'],
];
const WEEKDAYS: readonly RegExp[] = [
  /(?<!\p{L})(?:monday|mon|montag)(?!\p{L})/u,
  /(?<!\p{L})(?:tuesday|tue|dienstag)(?!\p{L})/u,
  /(?<!\p{L})(?:wednesday|wed|mittwoch)(?!\p{L})/u,
  /(?<!\p{L})(?:thursday|thu|donnerstag)(?!\p{L})/u,
  /(?<!\p{L})(?:friday|fri|freitag)(?!\p{L})/u,
  /(?<!\p{L})(?:saturday|sat|samstag|sonnabend)(?!\p{L})/u,
  /(?<!\p{L})(?:sunday|sun|sonntag)(?!\p{L})/u,
];

/** The days that a question names; a weekday is the next one, or the last one where `ahead` is false. */
export function readDays(
  plain: string,
  { language, ahead }: { readonly language: QuestionLanguage; readonly ahead: boolean },
  now: ZonedNow,
): Span | null {
  const english = language === 'de' ? inEnglish(plain) : plain;
  const namedDays = /\bthe weekend\b/.test(english) ? `${english} this weekend` : english;
  const period = readPeriod(namedDays, now, ahead ? 'ahead' : 'behind');
  if (period) return { from: period.from, to: period.to };
  const weekday = WEEKDAYS.findIndex((name) => name.test(plain)) + 1;
  if (weekday === 0) return null;
  const today = now.toPlainDate();
  const days = ahead ? (weekday - today.dayOfWeek + 7) % 7 : -((today.dayOfWeek - weekday + 7) % 7);
  const date = today.add({ days });
  return { from: date, to: date };
}

const inEnglish = (plain: string): string =>
  UNITS.reduce((text, [german, english]) => text.replace(german, english), plain);

/** A span that is not over ends today: what comes is not known. */
export const upToNow = (span: Span, now: ZonedNow): Span => {
  const today = now.toPlainDate();
  return isWithin(span, today) ? { from: span.from, to: today } : span;
};
