import { upperFirst } from '../topic/casing.ts';
import type { Language } from '../topic/language.ts';
import { holidaysIn, withoutHolidays } from './holidays.ts';
import type { Phrase } from './phrase.ts';
import { englishPhrases } from './phrases/english.ts';
import { germanPhrases } from './phrases/german.ts';
import { romancePhrases } from './phrases/romance.ts';
import { isVague } from './vague-words.ts';
import { specificity } from './word-list.ts';

export interface OwnTag {
  readonly tag: string;
  readonly words: readonly string[];
  readonly kind: 'noun' | 'place' | 'name';
  readonly describing?: number;
}

const LONGEST = 28;
const SHORTEST = 3;
const MAX_SOBER = 3;
/** English words that are in every text are no tags by themselves. */
const TELLING = 0.3;
const COMMON = 0.15;
/** A part of a phrase must say more than the whole: "prams", "beekeeping", not "course". */
const TELLING_PART = 0.5;

/** Matters of public interest in bad news; people then search by such a word. */
const PUBLIC_MATTER =
  /^(?:recalls?|strikes?|floods?|flooding|storms?|measles|outage|appeal|closures?|insurance|phishing|scams?|fraud|grief|podcast|awareness|vaccination|rückruf|streik|hochwasser|sturm|masern|stromausfall|grève|rappel|inondations?|tempête|panne|huelga|inundación|temporal|sarampión|apagón)$/iu;

/** Tags of a text's own words, the best first. In bad news only places, firms and what is the public's matter. */
export function ownTags(text: string, language: Language, isSober = false): OwnTag[] {
  const phrases = phrasesOf(text, language);
  const persons = new Set(phrases.filter(({ kind }) => kind === 'person').flatMap(({ words }) => words));
  const all = phrases
    .filter((phrase): phrase is Phrase & { kind: OwnTag['kind'] } => phrase.kind !== 'person')
    .filter(({ words }) => !words.some((word) => persons.has(word)))
    .filter((phrase) => (isSober ? isForBadNews(phrase) : true))
    .map(tagOf);
  const telling = all.filter((phrase) => isTelling(phrase, language, TELLING));
  // Better a common word than none.
  const tags =
    telling.length > 0 ? telling : all.filter((phrase) => isTelling(phrase, language, COMMON)).slice(0, 1);
  const parts = isSober || language !== 'en' ? [] : tags.flatMap(partsOf);
  const best = distinct([...rankTags(tags), ...parts]).filter(({ tag }) => fits(tag));
  return isSober ? best.slice(0, MAX_SOBER) : best;
}

export const phrasesOf = (givenText: string, language: Language): Phrase[] => {
  const text = withoutHolidays(calmText(givenText, language));
  return [...read(text, language), ...holidaysIn(givenText)];
};

const read = (text: string, language: Language): Phrase[] => {
  if (language === 'en') return englishPhrases(text);
  if (language === 'de') return germanPhrases(text);
  return language === 'other' ? splitTags(text) : romancePhrases(text, language);
};

/** Capitals tell names only where not every word has one; German writes its nouns with one. */
const calmText = (text: string, language: Language): string => {
  const words = text.match(/\p{L}[\p{L}\p{M}’']*/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const isLoud = language !== 'de' && capitals > 3 && capitals > words.length * LOUD;
  return isLoud ? text.toLowerCase() : text;
};
const LOUD = 0.8;

const isLong = (word: string): boolean => /^\p{Lu}/u.test(word) || word.length > 6;

/** Other languages: names and long words, and the words of scripts that set no blanks between them. */
const splitTags = (text: string): Phrase[] =>
  [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(text.slice(0, 2_000))]
    .filter(
      ({ isWordLike, segment }) => isWordLike && (isLong(segment) || !/\p{Script=Latin}/u.test(segment)),
    )
    .filter(({ segment }) => [...segment].length >= 2)
    .map(({ segment }) => ({ words: [segment], kind: 'noun' as const }));

const isForBadNews = ({ words, kind }: Phrase): boolean =>
  kind === 'place' || (kind === 'name' && words.length > 1) || words.some((word) => PUBLIC_MATTER.test(word));

const isTelling = ({ words, kind }: Phrase, language: Language, least: number): boolean => {
  const [only = ''] = words;
  if (kind === 'noun' && words.every((word) => isVague(word, language))) return false;
  if (language !== 'en' || words.length > 1 || kind !== 'noun')
    return !isVague(only, language) || words.length > 1;
  return specificity(only) >= least;
};

const tagOf = (phrase: Phrase & { kind: OwnTag['kind'] }): OwnTag => ({
  tag: joinWords(phrase.words),
  ...phrase,
});

export const joinWords = (words: readonly string[]): string =>
  words
    .flatMap((word) => word.split(/[-’]/u))
    .map((word) => upperFirst(word.replace(/[^\p{L}\p{M}\p{N}]/gu, '')))
    .join('');

/** The first phrase, the place, then what follows. */
function rankTags(tags: readonly OwnTag[]): OwnTag[] {
  const [first, ...others] = tags.filter(({ kind }) => kind === 'noun');
  const place = tags.filter(({ kind }) => kind === 'place');
  const names = tags.filter(({ kind }) => kind === 'name');
  return [
    ...(first ? [first] : []),
    ...place.slice(0, 2),
    ...names.slice(0, 2),
    ...others,
    ...place.slice(2),
    ...names.slice(2),
  ];
}

const partsOf = ({ words, kind, describing = 0 }: OwnTag): OwnTag[] =>
  kind !== 'noun' || words.length < 2
    ? []
    : words
        .slice(describing)
        .filter((word) => !word.includes('-') && !isVague(word, 'en') && specificity(word) >= TELLING_PART)
        .map((word) => ({ tag: joinWords([word]), words: [word], kind: 'noun' as const }));

const fits = (tag: string): boolean =>
  [...tag].length >= SHORTEST && [...tag].length <= LONGEST && /^\p{L}/u.test(tag);

/** Each once; the plural counts as the same. */
const distinct = (tags: readonly OwnTag[]): OwnTag[] =>
  [
    ...new Map([...tags].reverse().map((one) => [one.tag.toLowerCase().replace(/s$/u, ''), one])).values(),
  ].reverse();
