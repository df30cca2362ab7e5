import { normalized, states } from '../facts/compare-facts.ts';
import type { FactKind, Language } from '../facts/fact.ts';
import { listFacts } from '../facts/list-facts.ts';
import { backsClaims, listClaims } from './claims.ts';
import { findNames } from './find-names.ts';
import { type GivenFacts, readGiven } from './given-facts.ts';
import { isGiven } from './is-given.ts';
import { NUMBER_VALUES } from './read-numbers.ts';

/** Something that a text states and its brief doesn't. */
export interface MadeUp {
  readonly kind: FactKind | 'claim';
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

/** The number that begins a line of a list. */
const LIST_NUMBER = /^[ \t]{0,8}\d{1,2}[.)] /gmu;
/** What a text counts of itself: "three reasons", "5 tips". */
const OF_ITSELF =
  /^[ -]?(?:\p{L}+ )?(?:reasons?|tips?|ways?|steps?|things?|ideas?|questions?|words?|facts?|signs?|myths?|gründe|tipps|ideen|fragen|wege|schritte|dinge|worte|mythen|raisons|conseils|idées|questions|choses|étapes|façons|mots|idées|razones|consejos|preguntas|cosas|pasos|formas|maneras|palabras)(?!\p{L})/iu;
/** "a thousand thanks" */
const THANKS = /^ (?:thanks|dank|mercis?|gracias|and one|und ein|et une?)(?!\p{L})/iu;
const WORDED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...NUMBER_VALUES].flatMap(([word, value]) => (value >= 2 ? [word] : [])).join('|')})(?= \\p{L})`,
  'giu',
);
const ONE_HOUR = /(?<!\p{L})(?:one|eine[nrm]?|une|una) (?:hour|minute|stunde|heure|hora|minuto)(?!\p{L})/giu;
/** Words for a number that mean something else as well. */
const OTHER_MEANING = /^(?:neuf|once|acht|mil|sept|media)$/iu;

/** What a text states that neither the brief nor anything else that the user said contains. Linear in the texts' lengths. */
export function findMadeUp(brief: string, text: string, language: Language): MadeUp[] {
  const given = readGiven(brief, language);
  const found: MadeUp[] = [];
  const add = (one: MadeUp): void => {
    if (!found.some(({ at, end }) => one.at < end && at < one.end)) found.push(one);
  };
  const backs = backsClaims(brief);
  for (const claim of listClaims(text, language)) if (!backs(claim)) add({ ...claim, kind: 'claim' });
  for (const fact of figuresIn(text, language))
    if (!states(given.text, fact) && !isGiven(fact, given, text)) add(fact);
  for (const name of findNames(text, language, given.knowsWord)) add({ kind: 'name', ...name });
  for (const number of numberWordsIn(text, given)) add(number);
  return found.sort((one, other) => one.at - other.at);
}

function figuresIn(text: string, language: Language) {
  const unnumbered = text.replace(LIST_NUMBER, (number) => ' '.repeat(number.length));
  return listFacts(unnumbered, language).filter(({ kind, text: fact, end }) => {
    if (kind === 'name' || kind === 'hashtag') return false;
    const after = text.slice(end, end + 40);
    // A digit in a key is a bullet.
    if (/^\uFE0F?\u20E3/u.test(after)) return false;
    return !(kind === 'number' && /^\d{1,2}$/.test(fact) && OF_ITSELF.test(after));
  });
}

/** Numbers from two on that are written as words before what they count. */
function numberWordsIn(text: string, given: GivenFacts): MadeUp[] {
  const counted = [...text.matchAll(WORDED)].flatMap(({ 0: word, index }) => {
    const end = index + word.length;
    const value = NUMBER_VALUES.get(word.toLowerCase()) ?? 0;
    const after = text.slice(end, end + 40);
    if (OTHER_MEANING.test(word) || OF_ITSELF.test(after) || THANKS.test(after)) return [];
    if (given.numbers.has(value) || given.listed.has(value)) return [];
    if (given.minutes.has(value * 60) || given.minutes.has((value + 12) * 60)) return [];
    return [{ kind: 'number' as const, text: word, at: index, end }];
  });
  const hours = [...text.matchAll(ONE_HOUR)].flatMap(({ 0: one, index }) => {
    const isKnown =
      given.text.includes(normalized(one)) || given.measures.some(({ value }) => value === 60 || value === 1);
    return isKnown ? [] : [{ kind: 'duration' as const, text: one, at: index, end: index + one.length }];
  });
  return [...counted, ...hours];
}
