import { NUMBER_VALUES, numbersIn, readFigure } from './read-numbers.ts';

export interface Amount {
  readonly value: number;
  /** A currency or a canonical unit; null where the text names none. */
  readonly unit: string | null;
}

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/€|eur|cent(?!r)|ct|céntimo|centime/iu, 'EUR'],
  [/£|gbp|pound|pence|\dp/iu, 'GBP'],
  [/\$|usd|dollar|dólar|peso/iu, 'USD'],
  [/chf|fr\.|franken|francs?|francos?/iu, 'CHF'],
  [/¥|yen/iu, 'JPY'],
];

/** The amounts of a price, each in the price's currency. */
export function pricesOf(text: string): Amount[] {
  const unit = CURRENCIES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  const mixed = /^(\d+) ?€ ?(\d{2})$/u.exec(text.trim());
  if (mixed) return [{ value: Number(`${mixed[1]}.${mixed[2]}`), unit }];
  return figuresOf(text).map((value) => ({ value, unit }));
}

const figuresOf = (text: string): number[] => {
  const figures = [...text.matchAll(/\d+(?:[.,’'\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d{1,2}(?!\d))?/gu)]
    .map(([figure]) => readFigure(figure))
    .filter((value) => value !== null);
  return figures.length > 0 ? figures : [...numbersIn(text)];
};

/** Patterns of units, each with its base unit and the factor to it. */
const UNITS: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:seconds?|sekunden?|secondes?|segundos?)$/iu, 'minute', 1 / 60],
  [/^(?:min|mins|minutes?|minuten?|minutos?)$/iu, 'minute', 1],
  [/^(?:h|hours?|hrs?|stunden?|std|heures?|horas?)$/iu, 'minute', 60],
  [/^(?:days?|tage?n?|jours?|días?|nights?|nächten?|nacht|nuits?|noches?)$/iu, 'minute', 1_440],
  [/^(?:weeks?|wochen?|semaines?|semanas?)$/iu, 'minute', 10_080],
  [/^(?:months?|monate?n?|mois|mes|meses)$/iu, 'month', 1],
  [/^(?:quarters?|quartale?|trimestres?)$/iu, 'month', 3],
  [/^(?:years?|jahre?n?|ans?|années?|años?)$/iu, 'month', 12],
  [/^(?:mg)$/iu, 'gram', 0.001],
  [/^(?:g|gr|gramm|gram|grams|grammes?|gramos?)$/iu, 'gram', 1],
  [/^(?:kg|kilos?|kilogramm)$/iu, 'gram', 1_000],
  [/^(?:ml)$/iu, 'liter', 0.001],
  [/^(?:cl)$/iu, 'liter', 0.01],
  [/^(?:l|liter|litres?|litros?)$/iu, 'liter', 1],
  [/^(?:mm)$/iu, 'meter', 0.001],
  [/^(?:cm)$/iu, 'meter', 0.01],
  [/^(?:m|meters?|metres?|metern?|mètres?|metros?)$/iu, 'meter', 1],
  [/^(?:km|kilometer[ns]?|kilometres?|kilomètres?|kilómetros?)$/iu, 'meter', 1_000],
];

/** A number with a unit, in the unit that it is compared in; people, seats and pieces are counted as they are. */
export function measuresOf(text: string): Amount[] {
  const words = text.match(/\p{L}+/gu) ?? [];
  const unit = words.map((word) => UNITS.find(([pattern]) => pattern.test(word))).find(Boolean);
  const numbers = figuresOf(text).length > 0 ? figuresOf(text) : [];
  const worded = words.flatMap((word) => NUMBER_VALUES.get(word.toLowerCase()) ?? []);
  const values = numbers.length > 0 ? numbers : worded;
  return values.map((value) => (unit ? { value: value * unit[2], unit: unit[1] } : { value, unit: null }));
}
