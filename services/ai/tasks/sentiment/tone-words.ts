import type { Language } from './idioms/languages.ts';
import { emojiValence, englishValences, valenceIn } from './lexicons/lexicons.ts';
import type { TokenContext } from './reading/contexts.ts';
import { VOCABULARIES } from './reading/language.ts';
import type { Token } from './reading/tokens.ts';

/** Weaker than this, a word is not worth showing. */
const WEAK = 0.3;
const LIMIT = 30;
const LONGEST = 60;

export interface ToneWords {
  readonly positive: string[];
  readonly negative: string[];
}

/** Returns the words that speak for either side, each once; a negated word with its negation: "don't recommend". */
export const toneWordsOf = (
  tokens: readonly Token[],
  contexts: readonly TokenContext[],
  language: Language | null,
): ToneWords => {
  const [positive, negative] = [new Set<string>(), new Set<string>()];
  for (const [at, token] of tokens.entries()) {
    const context = contexts[at] ?? { factor: 1, negatedBy: null, isNegationAfter: false };
    if (language !== null && VOCABULARIES[language].negations.has(token.text)) continue;
    const valence = valenceOf(token, language);
    if (Math.abs(valence) < WEAK || token.text.length > LONGEST) continue;
    (valence * context.factor > 0 ? positive : negative).add(shownText(token, context));
  }
  return { positive: [...positive].slice(0, LIMIT), negative: [...negative].slice(0, LIMIT) };
};

const shownText = ({ text }: Token, { negatedBy, isNegationAfter }: TokenContext): string => {
  if (!negatedBy) return text;
  return isNegationAfter ? `${text} ${negatedBy}` : `${negatedBy} ${text}`;
};

/** From -1 to 1. */
export const valenceOf = ({ kind, text, valence = 0 }: Token, language: Language | null): number => {
  if (kind === 'idiom') return valence;
  if (kind === 'emoji') return emojiValence(text);
  if (kind === 'emoticon') return englishValences(text)?.vader ?? 0;
  if (kind !== 'word' || language === null) return 0;
  if (language !== 'english') return valenceIn(language, text);
  const valences = englishValences(text);
  return valences ? valences.afinn || valences.vader : 0;
};
