import { type Span, spansIn, type Unit } from './read-timeframe.ts';

/** What a budget in plain words says. */
export interface Budget {
  /** Null when no amount was given; 0 for none. */
  readonly amount: number | null;
  readonly currency: Currency;
  /** What the amount is for; `all` is the whole timeframe. */
  readonly per: Unit | 'all';
}

export type Currency = '$' | '€' | '£' | 'CHF ' | '';

const CURRENCIES: readonly (readonly [RegExp, Currency])[] = [
  [/[$]|usd|dollar|dólar|bucks/iu, '$'],
  [/€|eur/iu, '€'],
  [/£|gbp|pound|quid|pfund|livre|libra/iu, '£'],
  [/chf|franc|franken|franco/iu, 'CHF '],
];
const PERIODS: readonly (readonly [RegExp, Unit])[] = [
  [
    /\b(?:(?:a|per|each|every) day|daily|(?:pro|am|je) tag|täglich|par jour|(?:al|por) d[ií]a)\b|\/ ?(?:day|tag|jour|d[ií]a)\b/iu,
    'day',
  ],
  [/\b(?:week|weekly|woche|wöchentlich|semaine|semana|semanal)\b/iu, 'week'],
  [
    /\b(?:month|monthly|monat|monatlich|mois|mensuel|mensuels|mensuelle|mensual|mensuales|(?:al|por|cada) mes)\b|\/ ?(?:mo|mes)\b/iu,
    'month',
  ],
  [/\b(?:quarter|quarterly|quartal|trimestre|trimestral)\b/iu, 'quarter'],
  [
    /\b(?:year|yearly|annual|annually|annum|jahr|jährlich|annuel|anual|année|año|(?:par|por|pro|per) an)\b|\bp\.a\.|\/ ?an\b/iu,
    'year',
  ],
];
const NONE =
  /^(?:none|no|nothing|zero|nil|n\/a|-|0|keine?s?|aucun|ninguno)\.?$|\b(?:no|without(?: any)?|zero) (?:money|budget|funds)\b/iu;
const AMOUNT =
  /(\d{1,12}(?:[.,’' ]\d{3}){0,4})(?!\d)(?:[.,](\d{1,2})(?!\d))?(?: ?(k|thousand|tsd|mio|million|m)\b)?/giu;
/** Currency signs and codes before or after an amount. A sign that touches the next number belongs to that number. */
const BEFORE = /(?:[$€£]|(?<!\p{L})(?:usd|eur|gbp|chf)) ?$/iu;
const AFTER =
  /^ ?(?:(?:us|american|canadian|australian) ?)?(?:[$€£](?!\d)|(?:usd|eur|gbp|chf)(?! ?\d)(?!\p{L})|(?:dollars?|dólar(?:es)?|bucks|euros?|pounds?|quid|pfund|livres|libras|francs?|franken|francos?)(?!\p{L}))/iu;
/** "500–700 dollars" is 500. */
const RANGE = /^ ?(?:-|–|to|bis|or|oder|à) ?\d[\d.,’']{0,9}k?/iu;
const NO_MONEY =
  /^ ?(?:%|percent|per cent|prozent|pour cent|por ciento|people|persons?|employees|staff|posts?|hours?|hrs?|minutes?|minuten|mins?|minutos|stunden?|std|heures?|horas?|h(?!\p{L})|(?:working )?days?(?! ?[$€£])|followers?|customers?)/iu;
const IN_WORD = /\p{L}$/u;
const RANGE_BEFORE = /\dk? ?(?:-|–|to|bis|or|oder|à) ?$/iu;
const NEAR = 40;

interface FoundAmount {
  readonly amount: number;
  readonly digits: string;
  readonly before: string;
  readonly after: string;
  readonly isSpan: boolean;
}

export function readBudget(text: string): Budget {
  const spans = spansIn(text);
  const amounts = numbersIn(text, spans);
  const paid = amounts.map((one) => ({ one, sign: signOf(one) })).find(({ sign }) => sign);
  const currency = currencyIn(paid?.sign ?? text);
  const { per, parts } = periodOf(text, spans);
  if (NONE.test(text.trim())) return { amount: 0, currency, per };
  const amount = (paid?.one ?? loneOf(amounts))?.amount ?? null;
  return { amount: amount === null ? null : Math.floor(Math.min(amount, 1e12) / parts), currency, per };
}

const numbersIn = (text: string, spans: readonly Span[]): FoundAmount[] =>
  [...text.matchAll(AMOUNT)].map(({ 0: whole, 1: digits = '', 2: decimals = '0', 3: times, index }) => {
    const value = Number(`${digits.replace(/\D/gu, '')}.${decimals}`);
    return {
      amount: times ? Math.round(value * factorOf(times.toLowerCase())) : Math.floor(value),
      digits,
      before: text.slice(Math.max(0, index - NEAR), index),
      after: text.slice(index + whole.length, index + whole.length + NEAR),
      isSpan: value < 100 && spans.some(({ at }) => at === index),
    };
  });

/** The sign or word of a currency that touches a number; empty for none. */
const signOf = ({ before, after, isSpan }: FoundAmount): string =>
  isSpan ? '' : (BEFORE.exec(before)?.[0] ?? AFTER.exec(after.replace(RANGE, ''))?.[0] ?? '');

const currencyIn = (text: string): Currency => CURRENCIES.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/** The only number that can be money. */
function loneOf(amounts: readonly FoundAmount[]): FoundAmount | undefined {
  const able = amounts.filter(
    ({ before, after, isSpan }) =>
      !(isSpan || NO_MONEY.test(after) || IN_WORD.test(before) || RANGE_BEFORE.test(before)),
  );
  const noYears = able.length > 1 ? able.filter(({ digits }) => !/^20[2-4]\d$/u.test(digits)) : able;
  return noYears.length === 1 ? noYears[0] : undefined;
}

/** "600 for 3 months" is a total that three months share. */
function periodOf(text: string, spans: readonly Span[]): { per: Budget['per']; parts: number } {
  const countedSpans = spans.filter(({ at, count }) => count > 1 || /^\d/u.test(text.slice(at, at + 1)));
  const rest = countedSpans.reduceRight((all, { at, end }) => `${all.slice(0, at)},${all.slice(end)}`, text);
  const per = PERIODS.find(([pattern]) => pattern.test(rest.replace(/\bhalf an? \w{1,9}/iu, '')))?.[1];
  if (per) return { per, parts: 1 };
  const total = countedSpans.find(({ at }) => FOR.test(text.slice(Math.max(0, at - NEAR), at)));
  return total ? { per: total.unit, parts: total.count } : { per: 'all', parts: 1 };
}

const FOR = /\b(?:for|every|over|within|across|für|über|pour|sur|por|para|durante)(?: the)?(?: next)? $/iu;

const factorOf = (times: string): number => (['m', 'mio', 'million'].includes(times) ? 1_000_000 : 1_000);

/** How much money a month has: it decides on channels, rhythm and what can be paid for. */
export type Means = 'none' | 'small' | 'medium' | 'large';

const MONTHS: Readonly<Record<Unit, number>> = {
  day: 12 / 365,
  week: 12 / 52,
  month: 1,
  quarter: 3,
  year: 12,
};

export const monthly = ({ amount, per }: Budget, months: number): number =>
  (amount ?? 0) / (per === 'all' ? Math.max(1, months) : MONTHS[per]);

export function meansOf(amountAMonth: number): Means {
  if (amountAMonth <= 0) return 'none';
  if (amountAMonth < 500) return 'small';
  return amountAMonth < 5_000 ? 'medium' : 'large';
}

export const money = (amount: number, currency: Currency): string =>
  `${currency}${amount.toLocaleString('en-US')}`;

export const PER_TEXT: Readonly<Record<Budget['per'], string>> = {
  day: 'a day',
  week: 'a week',
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
  all: 'for the whole timeframe',
};
