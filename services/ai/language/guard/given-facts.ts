import { normalized } from '../facts/compare-facts.ts';
import type { Language, StatedFact } from '../facts/fact.ts';
import { listFacts } from '../facts/list-facts.ts';
import { type Amount, measuresOf, pricesOf } from './read-amounts.ts';
import { datesOf, type NamedDate, weekdaysIn } from './read-dates.ts';
import { numbersIn } from './read-numbers.ts';
import { minutesIn, spokenMinutesIn } from './read-times.ts';

/** The facts in a brief, by value, so that other spellings are equal. */
export interface GivenFacts {
  /** The brief in small letters, with one kind of blank, apostrophe and dash. */
  readonly text: string;
  readonly numbers: ReadonlySet<number>;
  /** Numbers that are nothing else, such as a date or a price. */
  readonly bare: ReadonlySet<number>;
  readonly prices: readonly Amount[];
  readonly percents: ReadonlySet<number>;
  readonly dates: readonly NamedDate[];
  /** Days that share a month with another one: "25 and 26 December". */
  readonly pairedDays: ReadonlySet<number>;
  readonly weekdays: ReadonlySet<number>;
  readonly minutes: ReadonlySet<number>;
  readonly measures: readonly Amount[];
  /** Every figure of it, one after the other, without anything else. */
  readonly digits: string;
  /** How many things its lists have. */
  readonly listed: ReadonlySet<number>;
  knowsWord(word: string): boolean;
}

const PAIRED_DAYS =
  /(?<![\d.,:])(\d{1,2})(?:st|nd|rd|th|er|\.)? ?(?:[-–,&]|to|till|until|bis|und|and|au|et|al?|y) ?(?:the |le |el )?(\d{1,2})(?![\d:,])/giu;
const HALF_PRICE = /half[- ]price|halben preis|moitié prix|mitad de precio/iu;

export function readGivenFacts(brief: string, language: Language): GivenFacts {
  const facts = [...listFacts(brief, 'other'), ...(language === 'other' ? [] : listFacts(brief, language))];
  const of = (...kinds: readonly StatedFact['kind'][]) =>
    facts.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
  const text = normalized(brief);
  const words = new Set(text.match(/[\p{L}\p{N}]+/gu) ?? []);
  return {
    text,
    numbers: numbersIn(brief),
    bare: new Set(of('number').flatMap((one) => [...numbersIn(one)])),
    prices: of('price').flatMap(pricesOf),
    percents: new Set([
      ...of('percent').flatMap((one) => [...numbersIn(one)]),
      ...(HALF_PRICE.test(brief) ? [50] : []),
    ]),
    dates: of('date').flatMap(datesOf),
    pairedDays: new Set(
      [...brief.matchAll(PAIRED_DAYS)].flatMap(([, one, other]) => [Number(one), Number(other)]),
    ),
    weekdays: weekdaysIn(brief),
    minutes: new Set([
      ...of('time', 'number').flatMap((one) => [...minutesIn(one)]),
      ...spokenMinutesIn(brief),
    ]),
    measures: of('duration', 'quantity').flatMap(measuresOf),
    digits: brief.replace(/\D/g, ''),
    listed: listedIn(brief),
    knowsWord: (word) => knows(word, words, text),
  };
}

const SHORTEST_STEM = 4;
const LONGEST_ENDING = 4;

/** Whether a text has a word, with another ending, or as a part of an address. */
function knows(word: string, words: ReadonlySet<string>, text: string): boolean {
  if (words.has(word)) return true;
  const parts = word.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (parts.length > 1) return parts.every((part) => knows(part, words, text));
  if (word.length < SHORTEST_STEM) return false;
  if (text.includes(word)) return true;
  for (const one of words) {
    const [short, long] = one.length < word.length ? [one, word] : [word, one];
    if (short.length < SHORTEST_STEM) continue;
    if (long.startsWith(short) && long.length - short.length <= LONGEST_ENDING) return true;
    // "Blumen" and "Blume", "Hughes" and "Hugheses", "Familie" and "Familien".
    const stem = short.slice(0, -1);
    if (stem.length > SHORTEST_STEM && long.startsWith(stem) && long.length - stem.length <= 3) return true;
  }
  return false;
}

const MAX_LISTED = 12;

/** "A, B and C" has three. */
function listedIn(text: string): Set<number> {
  const counts = new Set<number>();
  for (const sentence of text.split(/[.!?:;\n–—]/)) {
    const commas = sentence.split(/,/).length;
    const joins = (sentence.match(/(?<!\p{L})(?:and|or|und|oder|et|ou|y|o)(?!\p{L})/giu) ?? []).length;
    for (let count = 2; count <= Math.min(commas + joins, MAX_LISTED); count++)
      if (count >= commas) counts.add(count);
  }
  return counts;
}
