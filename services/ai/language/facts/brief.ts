import { TELLING_WORDS } from '../detection/telling-words.ts';
import { sentencesOf } from '../topic/sentences.ts';
import { normalized, states } from './compare-facts.ts';
import type { Language, StatedFact } from './fact.ts';
import { listFacts } from './list-facts.ts';
import { isOffer, isRequest } from './speech-acts.ts';

/** The role of a sentence: news first; others ask, offer or add a detail. */
export type SentenceRole = 'news' | 'request' | 'offer' | 'detail';

export interface BriefSentence {
  readonly text: string;
  readonly role: SentenceRole;
  readonly facts: readonly StatedFact[];
  /** The words that say something, in small letters. */
  readonly words: readonly string[];
}

/** The user's facts, which every text must contain. */
export interface Brief {
  readonly text: string;
  readonly language: Language;
  readonly sentences: readonly BriefSentence[];
}

/** Reads a brief; `sentences` are given where somebody has split it already. */
export function readBrief(
  text: string,
  language: Language,
  sentences: readonly string[] = sentencesOf(text),
): Brief {
  return {
    text,
    language,
    sentences: sentences.map((one, at) => ({
      text: one,
      role:
        at === 0
          ? 'news'
          : isRequest(one, language)
            ? 'request'
            : isOffer(one, language)
              ? 'offer'
              : 'detail',
      facts: listFacts(one, language),
      words: wordsOf(one, language),
    })),
  };
}

/**
 * Returns the sentences of a brief that a text doesn't convey: one of their facts is changed or missing, or one of
 * their meaningful words. `others` contains further wordings of a sentence, one of which is enough; facts are
 * required in any case.
 */
export function findLostSentences(
  { sentences, language }: Brief,
  text: string,
  others: (sentence: BriefSentence) => readonly string[] = () => [],
): BriefSentence[] {
  const normalizedText = normalized(text);
  const forms = formsIn(normalizedText);
  const saysAll = (words: readonly string[]): boolean =>
    words.every((word) => formsOf(word).some((one) => forms.has(one)));
  return sentences.filter(
    (sentence) =>
      !sentence.facts.every((fact) => fact.kind === 'hashtag' || states(normalizedText, fact)) ||
      !(saysAll(sentence.words) || others(sentence).some((other) => saysAll(wordsOf(other, language)))),
  );
}

/** Verbs that only introduce the news and may be replaced: "introducing", "try", "discover". */
const LEADING = new Set(
  'introduce introduces introducing present presents presenting announce announces announcing launch launches launching offer offers offering release releases releasing join try meet discover taste enjoy check come here our the has have had got get can will been being also now just präsentieren bieten découvrez proposons présentons presentamos ofrecemos lanzamos lançons'.split(
    ' ',
  ),
);
/** Small words without which a sentence says something else. */
const DECIDING = new Set(
  'free no not never without only until before after off kein keine keinen nicht nie ohne nur bis frei sans pas gratuit gratuite seulement avant après jusqu sin nunca gratis solo sólo hasta antes después'.split(
    ' ',
  ),
);
const SHORTEST = 3;

const wordsOf = (text: string, language: Language): string[] =>
  (normalized(text).match(WORD) ?? []).filter(
    (word) =>
      DECIDING.has(word) ||
      (word.length >= SHORTEST && !TELLING_WORDS[language].has(word) && !LEADING.has(word)),
  );

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
const ENDING = /(?:ies|es|s|e|en|er|ing|ed)$/u;
const STEM = 6;

/** A word, and its beginning without an ending: "opens" and "opening" share "open". */
const formsOf = (word: string): string[] => {
  const stem = word.replace(ENDING, '').slice(0, STEM);
  return stem.length >= SHORTEST ? [word, `${stem}*`] : [word];
};

const formsIn = (text: string): ReadonlySet<string> => new Set((text.match(WORD) ?? []).flatMap(formsOf));
