import { figuresOf } from './number-words.ts';
import { type Span, spansIn, type Unit } from './read-timeframe.ts';

/** A budget given in plain words. */
export interface Budget {
  /** Null when no amount was given; 0 for none. */
  readonly amount: number | null;
  readonly currency: Currency;
  /** The period of the amount; `all` is the whole timeframe. */
  readonly per: Unit | 'all';
}

/** ISO 4217; empty where the user named none. */
export type Currency = 'USD' | 'EUR' | 'GBP' | 'CHF' | 'BRL' | 'SAR' | 'AED' | 'EGP' | 'MAD' | '';

/**
 * Whole words: “sar” is in “necessary”, “mad” in “made”. Only where they touch an amount are “real”, “livres” and “libras”
 * money: “livre” is French for a book and Portuguese for free.
 */
const CURRENCIES: readonly (readonly [RegExp, Currency])[] = [
  [/r[$]|(?<!\p{L})(?:brl|reais)(?!\p{L})|^[ \u00a0\u202f]?real$/iu, 'BRL'],
  [/[$]|usd|dollar|dólar|bucks|دولار/iu, 'USD'],
  [/€|(?<!\p{L})eur|يورو/iu, 'EUR'],
  [/£|gbp|pound|quid|pfund|^[ \u00a0\u202f]?(?:livres?|libras?)$/iu, 'GBP'],
  [/chf|(?<!\p{L})franc[os]{0,2}(?!\p{L})|franken/iu, 'CHF'],
  [/(?<!\p{L})sar(?!\p{L})|ريال/iu, 'SAR'],
  [/(?<!\p{L})egp(?!\p{L})|جنيه/iu, 'EGP'],
  [/(?<!\p{L})mad(?!\p{L})|درهم مغربي/iu, 'MAD'],
  [/(?<!\p{L})aed(?!\p{L})|درهم/iu, 'AED'],
];
const PERIODS: readonly (readonly [RegExp, Unit])[] = [
  [
    /\b(?:(?:a|per|each|every) day|daily|(?:pro|am|je) tag|täglich|par jour|(?:al|por|ao) d[ií]a)\b|\/ ?(?:day|tag|jour|d[ií]a)\b|(?:في|كل) (?:ال)?يوم|يومي/iu,
    'day',
  ],
  [
    /(?<!\p{L})(?:week|weekly|woche|wöchentlich|semaine|hebdomadaire|semana|semanal|semanais|(?:ال)?أسبوع|أسبوعي\p{L}?)(?!\p{L})/iu,
    'week',
  ],
  [
    /(?<!\p{L})(?:month|monthly|monat|monatlich|mois|mensuel|mensuels|mensuelle|mensual|mensuales|mensal|mensais|(?:al|por|cada|no) mes|(?:por|ao|cada|no) mês|(?:ال)?شهر|شهري\p{L}?)(?!\p{L})|\/ ?(?:mo|mes|mês)(?!\p{L})/iu,
    'month',
  ],
  [/\b(?:quarter|quarterly|quartal|trimestre|trimestral)\b/iu, 'quarter'],
  [
    /(?<!\p{L})(?:year|yearly|annual|annually|annum|jahr|jährlich|annuel|anual|anuais|année|año|(?:par|por|pro|per) an|(?:por|ao) ano|(?:ال)?سنة|سنوي\p{L}?)(?!\p{L})|\bp\.a\.|\/ ?(?:an|ano)\b/iu,
    'year',
  ],
];
/** “No orçamento” is “in the budget”. */
const NONE =
  /^(?:none|no|nothing|zero|nil|n\/a|-|0|keine?s?|nichts|null|aucune?|rien|ninguno?|nada|nenhum|لا شيء|لا يوجد|صفر|مجان\p{L}{1,2})\.?$|(?<!\p{L})(?:no (?!orçamento|dinheiro)|(?:without(?: any)?|zero|keine?n?|ohne|pas de|pas d[’']|sans|aucun|sin|ningún|sem|nenhum|بدون|بلا|دون|لا توجد|لا يوجد|لا يوجد لدينا|ليس لدينا|لا) (?:أي )?)(?:money|budget|funds|geld|argent|presupuesto|dinero|orçamento|dinheiro|verba|ميزانية|مال)/iu;
const AMOUNT =
  /(\d{1,12}(?:[.,’' \u00a0\u202f]\d{3}){0,4})(?!\d)(?:[.,](\d{1,2})(?!\d))?(?: ?(k|grand|thousand|tsd|tausend|mille|mil|ألف|mio|million|m)(?!\p{L}))?/giu;
/** Signs before or after an amount of money; a sign that touches the next number belongs to that one. */
const BEFORE = /(?:r?[$]|[€£]|(?<!\p{L})(?:usd|eur|gbp|chf|brl|sar|aed|egp|mad)) ?$/iu;
const AFTER =
  /^[ \u00a0\u202f]?(?:(?:us|american|canadian|australian) ?)?(?:[$€£](?!\d)|(?:usd|eur|gbp|chf|brl|sar|aed|egp|mad)(?! ?\d)(?!\p{L})|(?:dollars?|dólar(?:es)?|bucks|euros?|pounds?|quid|pfund|livres?|libras?|francs?|franken|francos?|rea(?:l|is)|pesos?|دولار\p{L}?|يورو|ريال\p{L}?|جنيه\p{L}?|درهم\p{L}?)(?!\p{L}))/iu;
/** "500–700 dollars" is 500. */
const RANGE = /^ ?(?:-|–|to|bis|or|oder|à|ou|a|o) ?\d[\d.,’']{0,9}k?/iu;
const NO_MONEY =
  /^ ?(?:%|percent|per cent|prozent|pour cent|por ciento|por cento|people|persons?|personen|leute|personnes?|personas?|pessoas?|employees|staff|posts?|beiträge|hours?|hrs?|minutes?|minuten|mins?|minutos|stunden?|std|heures?|horas?|h(?!\p{L})|(?:working )?days?(?! ?[$€£])|followers?|customers?|kunden|ساع|دقيق|دقائق|أشخاص)/iu;
const IN_WORD = /\p{L}$/u;
const RANGE_BEFORE = /\dk? ?(?:-|–|to|bis|or|oder|à|ou) ?$/iu;
const NEAR = 40;

interface FoundAmount {
  readonly amount: number;
  readonly digits: string;
  readonly before: string;
  readonly after: string;
  readonly isSpan: boolean;
}

export function readBudget(budget: string): Budget {
  const text = figuresOf(budget);
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
  const per = PERIODS.find(([pattern]) => pattern.test(rest.replace(HALF_A_YEAR, '')))?.[1];
  if (per) return { per, parts: 1 };
  const total = countedSpans.find(({ at }) => FOR.test(text.slice(Math.max(0, at - NEAR), at)));
  return total ? { per: total.unit, parts: total.count } : { per: 'all', parts: 1 };
}

const HALF_A_YEAR = /\bhalf an? \w{1,9}|\bhalbe[nms]? \w{1,9}|\bmedio año|\bmeio ano/iu;
const FOR =
  /(?<!\p{L})(?:for|every|over|within|across|für|über|alle|pour|sur|por|para|em|durante|لمدة|خلال)(?: the)?(?: next)? $/iu;

const factorOf = (times: string): number => (['m', 'mio', 'million'].includes(times) ? 1_000_000 : 1_000);

/** How much money a month has. It decides on channels, frequency and paid posts. */
export type Means = 'none' | 'small' | 'medium' | 'large';

const MONTHS: Readonly<Record<Unit, number>> = {
  day: 12 / 365,
  week: 12 / 52,
  month: 1,
  quarter: 3,
  year: 12,
};

/** About how much of a currency buys what a dollar buys in advertising; only orders of magnitude matter here. */
const PER_DOLLAR: Readonly<Partial<Record<Currency, number>>> = { BRL: 5, SAR: 4, AED: 4, MAD: 10, EGP: 50 };

/** A budget in dollars a month, roughly. */
export const monthly = ({ amount, currency, per }: Budget, months: number): number =>
  (amount ?? 0) / (PER_DOLLAR[currency] ?? 1) / (per === 'all' ? Math.max(1, months) : MONTHS[per]);

export function meansOf(amountAMonth: number): Means {
  if (amountAMonth <= 0) return 'none';
  if (amountAMonth < 500) return 'small';
  return amountAMonth < 5_000 ? 'medium' : 'large';
}
