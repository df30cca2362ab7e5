import { normalized, states } from '../facts/compare-facts.ts';
import type { FactKind, Language } from '../facts/fact.ts';
import { listFacts } from '../facts/list-facts.ts';
import { backsClaims, listClaims } from './claims.ts';
import { findNames } from './find-names.ts';
import { type GivenFacts, readGivenFacts } from './given-facts.ts';
import { isGiven } from './is-given.ts';
import { NUMBER_VALUES } from './read-numbers.ts';
import { SPOKEN_TIMES, spokenMinutesIn } from './read-times.ts';

/** Something that a text states and its brief doesn't. */
export interface MadeUp {
  readonly kind: FactKind | 'claim';
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

/** The number that begins a line of a list. */
const LIST_NUMBER = /^[ \t]{0,8}\d{1,2}[.)] /gmu;
/** Nouns that a text counts of itself: "three reasons", "5 tips". */
const OF_ITSELF =
  /^[ -]?(?:\p{L}+ )?(?:reasons?|tips?|ways?|steps?|things?|ideas?|questions?|words?|facts?|signs?|myths?|gründe|tipps|ideen|fragen|wege|schritte|dinge|worte|mythen|raisons|conseils|idées|questions|choses|étapes|façons|mots|idées|razones|consejos|preguntas|cosas|pasos|formas|maneras|palabras)(?!\p{L})/iu;
/** "a thousand thanks" */
const THANKS = /^ (?:thanks|dank|mercis?|gracias|and one|und ein|et une?)(?!\p{L})/iu;
const WORDED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...NUMBER_VALUES].flatMap(([word, value]) => (value >= 2 ? [word] : [])).join('|')})(?= \\p{L}|[.!?])`,
  'giu',
);
const ONE_HOUR = /(?<!\p{L})(?:one|eine[nrm]?|une|una) (?:hour|minute|stunde|heure|hora|minuto)(?!\p{L})/giu;
const COMPARED = /(?:than|as|als|wie|que) $/iu;
/** "after an hour", "an hour later": nobody says how long something takes. */
const PASSING_BEFORE = /(?:after|within|in|per|nach|pro|jede[rn]?|après|en|par|à la|al|por|tras|cada) $/iu;
const PASSING_AFTER =
  /^ (?:later|before|after|später|danach|vorher|plus tard|avant|après|después|antes|más tarde)/iu;
/** Words for a number that mean something else as well. */
const OTHER_MEANING = /^(?:neuf|once|acht|mil|sept|media)$/iu;

/** Finds statements that neither the brief nor the user's other words contain. Linear in the texts' lengths. */
export function findMadeUp(brief: string, text: string, language: Language): MadeUp[] {
  const { given, backs } = readOnce(brief, language);
  const inventions: MadeUp[] = [];
  const add = (one: MadeUp): void => {
    if (!inventions.some(({ at, end }) => one.at < end && at < one.end)) inventions.push(one);
  };
  for (const claim of listClaims(text, language)) if (!backs(claim)) add({ ...claim, kind: 'claim' });
  for (const fact of figuresIn(text, language))
    if (!states(given.text, fact) && !isGiven(fact, given, text)) add(fact);
  for (const name of findNames(text, language, given.knowsWord)) add({ kind: 'name', ...name });
  for (const time of spokenTimesIn(text))
    if (![...spokenMinutesIn(time.text)].some((minute) => given.minutes.has(minute))) add(time);
  for (const number of numberWordsIn(text, given)) add(number);
  return inventions.sort((one, other) => one.at - other.at);
}

interface Read {
  readonly given: GivenFacts;
  readonly backs: ReturnType<typeof backsClaims>;
}

let latest: (Read & { readonly brief: string; readonly language: Language }) | null = null;

/** A brief is asked about many times in a row, sentence by sentence, and is far longer than those. */
function readOnce(brief: string, language: Language): Read {
  if (latest?.brief !== brief || latest.language !== language)
    latest = { brief, language, given: readGivenFacts(brief, language), backs: backsClaims(brief) };
  return latest;
}

function figuresIn(text: string, language: Language) {
  const unnumbered = text.replace(LIST_NUMBER, (number) => ' '.repeat(number.length));
  return listFacts(unnumbered, language).filter(({ kind, text: fact, at, end }) => {
    if (kind === 'name' || kind === 'hashtag') return false;
    const after = text.slice(end, end + 40);
    // "After-noon" in French, and "1. Look. 2. Ask." within a line.
    if (kind === 'time' && text.charAt(at - 1) === '-') return false;
    if (
      /^\d{1,2}$/.test(fact) &&
      /^[.)] \p{Lu}/u.test(after) &&
      /(?:^|[.!?:] )$/u.test(text.slice(Math.max(0, at - 2), at))
    )
      return false;
    // A digit in a key is a bullet.
    if (/^\uFE0F?\u20E3/u.test(after)) return false;
    return !(kind === 'number' && /^\d{1,2}$/.test(fact) && OF_ITSELF.test(after));
  });
}

const spokenTimesIn = (text: string): MadeUp[] =>
  SPOKEN_TIMES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: time, index }) => ({
      kind: 'time' as const,
      text: time,
      at: index,
      end: index + time.length,
    })),
  );

/** Numbers from two on that are written as words before what they count. */
function numberWordsIn(text: string, facts: GivenFacts): MadeUp[] {
  const wordedNumbers = [...text.matchAll(WORDED)].flatMap(({ 0: word, index }) => {
    const end = index + word.length;
    const value = NUMBER_VALUES.get(word.toLowerCase()) ?? 0;
    const after = text.slice(end, end + 40);
    const before = text.slice(Math.max(0, index - 12), index);
    if (OTHER_MEANING.test(word) || OF_ITSELF.test(after) || THANKS.test(after)) return [];
    // "Both", and "more than ten reviews", are ways to put it.
    if (value <= 2 || COMPARED.test(before)) return [];
    if (facts.numbers.has(value) || facts.listed.has(value)) return [];
    const spoken = spokenMinutesIn(text.slice(Math.max(0, index - 14), end + 16));
    if ([...spoken].some((minute) => facts.minutes.has(minute))) return [];
    if (facts.minutes.has(value * 60) || facts.minutes.has((value + 12) * 60)) return [];
    return [{ kind: 'number' as const, text: word, at: index, end }];
  });
  const hours = [...text.matchAll(ONE_HOUR)].flatMap(({ 0: one, index }) => {
    const end = index + one.length;
    const before = text.slice(Math.max(0, index - 12), index);
    if (PASSING_BEFORE.test(before) || PASSING_AFTER.test(text.slice(end, end + 14))) return [];
    const isKnown =
      facts.text.includes(normalized(one)) || facts.measures.some(({ value }) => value === 60 || value === 1);
    return isKnown ? [] : [{ kind: 'duration' as const, text: one, at: index, end }];
  });
  return [...wordedNumbers, ...hours];
}
