import { createRequire } from 'node:module';
import { isVerb } from '../../language/hashtags/verbs.ts';
import { tag, type Word } from '../../language/topic/tagger.ts';
import { type Reading, stemOf } from './reading.ts';
import { specificity } from './word-list.ts';

export interface OwnTag {
  readonly words: readonly string[];
  /** From 0 to 1: how much the text is about it. */
  readonly weight: number;
}

const MOST_WORDS = 3;
const LONGEST = 24;
/** Words beyond these are not tagged. */
const MOST_READ = 900;
const LEAST = 0.25;

/** Tags of the text's own words: names whole, phrases together, then single words. */
export const ownTags = (reading: Reading): OwnTag[] =>
  strongest(reading.language === 'en' ? englishPhrases(reading.text) : longWords(reading), reading);

/** The same phrase in two forms is one; what is said first and often weighs more. */
function strongest(phrases: readonly (readonly string[])[], { language }: Reading): OwnTag[] {
  const once = new Map<string, { words: readonly string[]; count: number; at: number }>();
  for (const [at, words] of phrases.entries()) {
    const key = words.map((word) => stemOf(word, language)).join(' ');
    const known = once.get(key);
    once.set(key, known ? { ...known, count: known.count + 1 } : { words, count: 1, at });
  }
  return [...once.values()]
    .map(({ words, count, at }) => ({
      words,
      weight: said(words, language) * (1 - 0.4 * (at / phrases.length)) + 0.08 * Math.min(3, count - 1),
    }))
    .filter(({ weight }) => weight >= LEAST)
    .sort((a, b) => b.weight - a.weight);
}

/** A phrase is as telling as its words together; in other languages the longer word tells more. */
const said = (words: readonly string[], language: Reading['language']): number => {
  if (language !== 'en') return Math.min(1, 0.3 + (words[0]?.length ?? 0) / 20);
  const each = words.map((word) => specificity(word));
  return each.reduce((sum, one) => sum + one, 0) / each.length + (words.length > 1 ? 0.12 : 0);
};

const IN_PHRASE = /^(?:JJ|NN|NNS|NNP|NNPS|VBN)$/;
const NAME = /^NNPS?$/;
const NO_TAG = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december today tomorrow tonight yesterday week weeks weekend weekends month months year years day days morning mornings evening evenings night nights afternoon hour hours minute minutes second seconds time times am pm noon euro euros dollar dollars pound pounds cent cents percent price prices cost costs fee fees number numbers one ones two three four five six seven eight nine ten eleven twelve dozen hundred thousand first last next new old big great good best better own other same such many few all more most some half both lot lots way ways thing things kind kinds part parts piece people person everyone everybody anyone somebody place places reason reasons chance please thanks thank link bio info details fact question answer idea example'.split(
    ' ',
  ),
);

interface ChunkWord {
  readonly word: string;
  readonly isName: boolean;
}

/** Noun phrases such as "autumn menu", each with its shorter forms after it. */
function englishPhrases(text: string): string[][] {
  const sentences = text
    .split(/\s+/u)
    .slice(0, MOST_READ)
    .join(' ')
    .replaceAll('-', ' ')
    .split(/[.!?:;…]/u);
  return sentences.flatMap((sentence) =>
    chunksOf(tag(nameFirst(sentence.trim()))).flatMap((chunk) =>
      phrasesOf(
        chunk.map(({ word }) => word),
        chunk.every(({ isName }) => isName),
      ),
    ),
  );
}

/** The tagger writes a sentence's first word small: one that begins a name must not be first. */
const nameFirst = (sentence: string): string => {
  const [first = '', second = ''] = sentence.split(' ', 2);
  const isName = /^\p{Lu}\p{Ll}/u.test(first) && /^\p{Lu}\p{Ll}/u.test(second) && specificity(first) > 0.4;
  return isName ? `with ${sentence}` : sentence;
};

/** A name ends where a common word follows it, and begins where one was before it. */
function chunksOf(words: readonly Word[]): ChunkWord[][] {
  const chunks: ChunkWord[][] = [];
  let open: ChunkWord[] = [];
  const close = (): void => {
    if (open.length > 0) chunks.push(open);
    open = [];
  };
  for (const { token, tag: kind } of words) {
    const word = token.replace(/[’'](?:s|S)?$/u, '');
    const isName = NAME.test(kind);
    const isTag = IN_PHRASE.test(kind) && /^[\p{L}\p{M}’]+$/u.test(word) && !NO_TAG.has(word.toLowerCase());
    // A participle begins a phrase ("recycled gold") and never ends one.
    const isBreak = !isTag || (open.length > 0 && (kind === 'VBN' || open.at(-1)?.isName !== isName));
    if (isBreak || isVerb(word)) close();
    if (isTag && !(kind === 'VBN' && isVerb(word))) open.push({ word, isName });
    if (word !== token) close();
  }
  close();
  return chunks;
}

function phrasesOf(words: readonly string[], isName: boolean): string[][] {
  if (isName) return words.length <= MOST_WORDS && words.join('').length <= LONGEST ? [[...words]] : [];
  const forms = [
    words.slice(-MOST_WORDS),
    words.slice(-2),
    words.slice(-1),
    ...words.slice(0, -1).map((word) => [word]),
  ];
  return forms
    .filter((form) => form.join('').length <= LONGEST)
    .filter((form, at, all) => all.findIndex((one) => one.join() === form.join()) === at);
}

const stopwords: Record<string, string[]> = createRequire(import.meta.url)('stopwords-iso');
const stops: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  ['de', 'fr', 'es'].map((language) => [language, new Set(stopwords[language])]),
);

const DATES =
  /^(?:(?:mon|diens|donners|frei|sams|sonn)tags?|sonnabends?|mittwochs?|uhr|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|prozent|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|heures?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|horas?|euros?|heute|morgen|neue?[nrs]?|nouve\w+|nuev\w+)$/iu;

/** German writes its nouns large; elsewhere the longer words tell. */
function longWords({ tokens, language }: Reading): string[][] {
  const stop = stops[language] ?? new Set();
  const telling = tokens
    .map(({ word }) => word.replace(/^(?:l|d|c|s|n|j|m|t|qu|jusqu|lorsqu)’/iu, ''))
    .filter(
      (word) =>
        word.length >= 4 && word.length <= LONGEST && !stop.has(word.toLowerCase()) && !DATES.test(word),
    );
  const nouns = language === 'de' ? telling.filter((word) => /^\p{Lu}/u.test(word)) : telling;
  return (nouns.length > 0 ? nouns : telling).map((word) => [word]);
}
