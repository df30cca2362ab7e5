import type { Token } from '../reading/tokens.ts';
import type { Language } from './languages.ts';
import { ANY, type Idiom, type Idioms, type Part, readIdioms } from './read-idioms.ts';

const IDIOMS: Readonly<Record<Language, Idioms>> = {
  english: readIdioms('english'),
  german: readIdioms('german'),
  french: readIdioms('french'),
  spanish: readIdioms('spanish'),
};

/** The maximum length of an idiom's words, as displayed. */
const LONGEST = 60;

/** The same, with the words of an idiom as one token, which has the idiom's valence. */
export const withIdioms = (tokens: readonly Token[], language: Language): Token[] => {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const idiom = idiomAt(tokens, at, IDIOMS[language]);
    const token = idiom ? idiomToken(tokens.slice(at, idiom.end), idiom.idiom) : tokens[at];
    if (token) merged.push(token);
    at = idiom ? idiom.end : at + 1;
  }
  return merged;
};

/** How many of its words belong to idioms of that language. */
export const wordsInIdioms = (tokens: readonly Token[], language: Language): number => {
  let count = 0;
  for (let at = 0; at < tokens.length; ) {
    const end = idiomAt(tokens, at, IDIOMS[language])?.end;
    if (end) count += tokens.slice(at, end).filter(({ kind }) => kind === 'word').length;
    at = end ?? at + 1;
  }
  return count;
};

/** The longest that begins there; of two as long, the first of the table. */
function idiomAt(
  tokens: readonly Token[],
  at: number,
  idioms: Idioms,
): { readonly idiom: Idiom; readonly end: number } | null {
  let best: { idiom: Idiom; end: number } | null = null;
  for (const idiom of idioms.get(tokens[at]?.text ?? '') ?? []) {
    if (idiom.begins && !isBound(tokens[at - 1])) continue;
    const end = endOf(tokens, at, idiom.parts, 0, idiom.ends);
    if (end !== null && end > (best?.end ?? at)) best = { idiom, end };
  }
  return best;
}

/** Where the parts from there on end; null where they are not there. */
function endOf(
  tokens: readonly Token[],
  at: number,
  parts: readonly Part[],
  from: number,
  ends: boolean,
): number | null {
  const part = parts[from];
  if (!part) return ends && !isBound(tokens[at]) ? null : at;
  if (part.kind === 'gap') {
    for (let skipped = 0; skipped <= part.most; skipped++) {
      const end = endOf(tokens, at + skipped, parts, from + 1, ends);
      if (end !== null) return end;
      if (tokens[at + skipped]?.kind !== 'word') return null;
    }
    return null;
  }
  const endAfter = isIn(part.words, tokens[at]) ? endOf(tokens, at + 1, parts, from + 1, ends) : null;
  return endAfter ?? (part.optional ? endOf(tokens, at, parts, from + 1, ends) : null);
}

const isIn = (words: ReadonlySet<string>, token: Token | undefined): boolean =>
  token !== undefined && (words === ANY ? token.kind === 'word' : words.has(token.text));

/** A sentence begins and ends at a mark, an emoji, or where the comment does. */
const isBound = (token: Token | undefined): boolean => token?.kind !== 'word' || token.inHashtag;

const idiomToken = (tokens: readonly Token[], { valence, takesNoSide }: Idiom): Token => {
  const text = tokens.reduce(
    (joinedText, { kind, text: next }) =>
      joinedText === '' || kind === 'mark' ? `${joinedText}${next}` : `${joinedText} ${next}`,
    '',
  );
  return {
    kind: 'idiom',
    text:
      text.length > LONGEST
        ? `${text
            .slice(0, LONGEST - 1)
            .toWellFormed()
            .trimEnd()}…`
        : text,
    valence: valence / 5,
    takesNoSide,
    shouted: tokens.every(({ shouted }) => shouted),
    drawn: tokens.some(({ drawn }) => drawn),
    inHashtag: tokens.every(({ inHashtag }) => inHashtag),
  };
};
