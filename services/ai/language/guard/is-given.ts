import { normalized } from '../facts/compare-facts.ts';
import type { StatedFact } from '../facts/fact.ts';
import type { GivenFacts } from './given-facts.ts';
import { type Amount, measuresOf, pricesOf } from './read-amounts.ts';
import { datesOf, type NamedDate, weekdaysIn } from './read-dates.ts';
import { firstNumber, numbersIn } from './read-numbers.ts';
import { minutesIn } from './read-times.ts';

/** Whether a brief has a fact of a text, in other figures or words. */
export function isGiven(fact: StatedFact, facts: GivenFacts, text: string): boolean {
  switch (fact.kind) {
    case 'link':
      return facts.text.includes(bareAddress(fact.text));
    case 'email':
    case 'mention':
    case 'code':
      return facts.text.includes(normalized(fact.text));
    case 'phone':
      return hasPhone(fact.text, facts);
    case 'price':
      return every(pricesOf(fact.text), (price) => hasPrice(price, facts));
    case 'percent':
      return every([...numbersIn(fact.text)], (value) => facts.percents.has(value));
    case 'date':
      return hasDate(fact, facts);
    case 'day':
      return hasDay(fact, facts, text);
    case 'time':
      return hasTime(fact.text, facts);
    case 'duration':
      // Spanish and French say "16 horas", "16 heures" of the clock.
      if (/\d ?(?:h|horas?|heures?)$/iu.test(fact.text) && hasTime(fact.text, facts)) return true;
      return every(measuresOf(fact.text), (measure) => hasMeasure(measure, facts));
    case 'quantity':
      return every(measuresOf(fact.text), (measure) => hasMeasure(measure, facts));
    case 'place':
      return every(fact.text.match(/\p{Lu}\p{L}+|\d+/gu) ?? [], (word) =>
        facts.knowsWord(word.toLowerCase()),
      );
    case 'number':
      return hasNumber(fact.text, facts);
    default:
      return facts.knowsWord(fact.text.toLowerCase());
  }
}

const every = <T>(values: readonly T[], test: (value: T) => boolean): boolean =>
  values.length > 0 && values.every(test);

const bareAddress = (link: string): string =>
  normalized(link)
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

const LEAST_DIGITS = 6;

/** A country code may replace the first zero. */
function hasPhone(phone: string, { digits }: GivenFacts): boolean {
  const ownDigits = phone.replace(/\D/g, '').replace(/^0+/, '');
  return (
    ownDigits.length >= LEAST_DIGITS &&
    (digits.includes(ownDigits) || digits.includes(ownDigits.replace(/^\d{2}/, '')))
  );
}

/** A number without a currency may be a price where it can be no hour. */
const hasPrice = ({ value, unit }: Amount, { prices, bare, minutes }: GivenFacts): boolean =>
  (bare.has(value) && !minutes.has(value * 60)) ||
  prices.some((one) => one.value === value && (one.unit === unit || unit === null || one.unit === null));

function hasDate({ text: dateText }: StatedFact, facts: GivenFacts): boolean {
  // "… in October. 1. Read"
  const text = dateText.replace(/(?<=\p{L}{4})\. \d.*$/u, '');
  const dates = datesOf(text);
  // "9.50." at the end of a sentence is an amount.
  if (dates.length === 0) return facts.numbers.has(firstNumber(text.replace(/\.$/, '')) ?? Number.NaN);
  const isSlashed = /^\d{1,2}[/-]\d/.test(text);
  const has = (date: NamedDate) =>
    facts.dates.some(
      (one) =>
        isSame(date, one) || (facts.pairedDays.has(date.day ?? 0) && isSame({ ...date, day: one.day }, one)),
    );
  return isSlashed ? dates.some(has) : every(dates, has);
}

const isSame = (date: NamedDate, other: NamedDate): boolean =>
  date.month === other.month &&
  (date.day === null || date.day === other.day) &&
  (date.year === null || date.year === other.year);

/** "Today" in a call to action isn't a date: "Order today!" */
const ONLY_TODAY =
  /(?:only|ends|until|starts|open|from) (?:today|tonight)|(?:today|tonight) only|nur heute|bis heute|ab heute|seulement aujourd|jusqu[’']à aujourd|solo hoy|hasta hoy/iu;

function hasDay({ text, at, end }: StatedFact, facts: GivenFacts, whole: string): boolean {
  if (/^(?:today|tonight|heute|aujourd|hoy)/iu.test(text))
    return !ONLY_TODAY.test(whole.slice(Math.max(0, at - 15), end + 10));
  // "Sun, coffee and cake"
  if (text === 'Sun' && !/^[ .]{0,2}[\d–-]/u.test(whole.slice(end))) return true;
  return every([...weekdaysIn(text)], (day) => facts.weekdays.has(day));
}

function hasTime(text: string, { minutes }: GivenFacts): boolean {
  // Each end of a range has to be one.
  const parts = text.split(/(?<=\d|h|r|m) ?[–-] ?(?=\d)/u);
  return every(parts, (part) => [...minutesIn(part)].some((minute) => minutes.has(minute)));
}

const LITTLE = 1e-6;

/**
 * Whether a brief has this amount. Without a unit the number counts: "12 seats" where the brief has "twelve places".
 */
const hasMeasure = ({ value, unit }: Amount, { measures, numbers }: GivenFacts): boolean =>
  unit === null
    ? numbers.has(value)
    : measures.some((one) => one.unit === unit && Math.abs(one.value - value) < LITTLE);

function hasNumber(text: string, { numbers, minutes }: GivenFacts): boolean {
  const values = text.match(/[–-]/u) ? [...numbersIn(text)] : [firstNumber(text)];
  return every(
    values.filter((value) => value !== null),
    (value) => numbers.has(value) || minutes.has(value * 60) || minutes.has((value + 12) * 60),
  );
}
