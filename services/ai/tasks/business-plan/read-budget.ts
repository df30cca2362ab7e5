/** What a budget in plain words says. */
export interface Budget {
  /** Null when no amount was given; 0 for none. */
  readonly amount: number | null;
  readonly currency: Currency;
  /** What the amount is for; `all` is the whole timeframe. */
  readonly per: 'week' | 'month' | 'quarter' | 'year' | 'all';
}

export type Currency = '$' | '€' | '£' | 'CHF ' | '';

const CURRENCIES: readonly (readonly [RegExp, Currency])[] = [
  [/[$]|\b(?:usd|dollars?|bucks)\b/iu, '$'],
  [/€|\b(?:eur|euros?)\b/iu, '€'],
  [/£|\b(?:gbp|pounds?|quid)\b/iu, '£'],
  [/\b(?:chf|francs?|franken)\b/iu, 'CHF '],
];
const PERIODS: readonly (readonly [RegExp, Budget['per']])[] = [
  [/\b(?:month|monthly|monat\w*|mois|mes)\b|\/ ?mo\b/iu, 'month'],
  [/\b(?:week|weekly|woche|semaine|semana)\b/iu, 'week'],
  [/\b(?:quarter|quarterly)\b/iu, 'quarter'],
  [/\b(?:year|yearly|annual|annually|annum|jahr|an|año)\b|\bp\.a\./iu, 'year'],
];
const NONE =
  /^(?:none|no|nothing|zero|nil|n\/a|-|0|keine?s?|aucun|ninguno)\.?$|\b(?:no|without(?: any)?|zero) (?:money|budget|funds)\b/iu;
const AMOUNT = /(\d{1,12}(?:[.,’' ]\d{3}){0,4})(?:[.,](\d{1,2}))?(?!\d) ?(k|thousand|tsd|m|mio|million)?\b/iu;

export function readBudget(text: string): Budget {
  const currency = CURRENCIES.find(([pattern]) => pattern.test(text))?.[1] ?? '';
  const per = PERIODS.find(([pattern]) => pattern.test(text))?.[1] ?? 'all';
  if (NONE.test(text.trim())) return { amount: 0, currency, per };
  const [, digits, decimals = '0', times] = AMOUNT.exec(text) ?? [];
  if (!digits) return { amount: null, currency, per };
  const whole = Number(`${digits.replace(/\D/gu, '')}.${decimals}`);
  const amount = times ? Math.round(whole * factorOf(times.toLowerCase())) : Math.floor(whole);
  return { amount: Math.min(amount, 1e12), currency, per };
}

const factorOf = (times: string): number => (['m', 'mio', 'million'].includes(times) ? 1_000_000 : 1_000);

/** How much money a month has: it decides on channels, rhythm and what can be paid for. */
export type Means = 'none' | 'small' | 'medium' | 'large';

const MONTHS: Readonly<Record<Exclude<Budget['per'], 'all'>, number>> = {
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
  week: 'a week',
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
  all: 'for the whole timeframe',
};
