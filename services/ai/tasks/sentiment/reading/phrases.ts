import { isPhrase, LONGEST_PHRASE } from '../lexicons/lexicons.ts';
import type { Token } from './tokens.ts';

/** The same, with the words of a phrase that the lexicons know as one: "can't wait", "fed up". */
export const withPhrases = (tokens: readonly Token[]): Token[] => {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = phraseAt(tokens, at);
    const token = phrase ?? tokens[at];
    if (token) merged.push(token);
    at += phrase ? phrase.text.split(' ').length : 1;
  }
  return merged;
};

const phraseAt = (tokens: readonly Token[], at: number): Token | undefined => {
  for (let length = LONGEST_PHRASE; length > 1; length--) {
    const words = tokens.slice(at, at + length);
    if (words.length < length || words.some(({ kind }) => kind !== 'word')) continue;
    const text = words.map((word) => word.text).join(' ');
    const [first] = words;
    if (first && isPhrase(text)) return { ...first, text };
  }
  return undefined;
};
