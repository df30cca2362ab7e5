import { createRequire } from 'node:module';

export interface Word {
  readonly token: string;
  readonly tag: string;
}

// Ten megabytes, which are loaded with the first text.
const require = createRequire(import.meta.url);
const tagging = lazy(
  () =>
    require('natural/lib/natural/brill_pos_tagger/index.js') as typeof import('natural/lib/natural/brill_pos_tagger/index.js'),
);
const lexicon = lazy(() => new (tagging().Lexicon)('EN', 'NN', 'NNP'));
const tagger = lazy(() => new (tagging().BrillPOSTagger)(lexicon(), new (tagging().RuleSet)('EN')));

/** English words with their parts of speech, by the Penn treebank's names. */
export function tag(text: string): Word[] {
  const tokens = text.split(/\s+/).flatMap((word) => word.split(/(?<=[\w’'])(?=[,:;()"!?.]+$)|(?<=^[("“])/));
  const [first = '', ...rest] = tokens.filter(Boolean);
  // A capital at the start proves nothing, and would turn any word into a name.
  const { taggedWords } = tagger().tag([
    /^[A-Z][a-z’']+$/.test(first) ? first.toLowerCase() : first,
    ...rest,
  ]);
  let before = '';
  const capital = (token: string, at: number) => at > 0 && /^[A-Z][a-z’']+$/.test(token);
  return taggedWords.map(({ token, tag }, at) => {
    // No verb in its base form follows a single noun or "our": "our charity run", "our spring cakes".
    const noun = /^VB[GP]?$/.test(tag) && /^(PRP\$|DT|JJ|NN)$/.test(before);
    // "locally made"
    const isVerb = tag === 'VBD' && at === 1 && /ly$/i.test(taggedWords[0]?.token ?? '');
    before = correctTag(token) ?? (capital(token, at) ? 'NNP' : noun ? 'NN' : isVerb ? 'VBN' : tag);
    return { token, tag: before };
  });
}

/** Where the tagger is known to be wrong about words that topics are full of. */
const CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  [/^forget$/i, 'VB'],
  [/^wraps$/i, 'NNS'],
  [/^(our|my|your|their|its|his|her)$/i, 'PRP$'],
  [
    /^(opens|launches|starts|begins|arrives|returns|celebrates|turns|offers|introduces|announces|wins|moves|closes|ends)$/i,
    'VBZ',
  ],
  [/^(is|are|was|were|has|have|will|can)$/i, 'VBZ'],
  [/^\d/, 'CD'],
  [/^(so|far|here|there|now|then|about|worth|only|off)$/i, 'RB'],
  [/^(big|great|huge|happy|early|every|each|first|last|next)$/i, 'JJ'],
  [
    /^(packaging|cleaning|training|cooking|baking|marketing|branding|planning|coaching|catering|tasting|opening)$/i,
    'NN',
  ],
];

const correctTag = (token: string): string | undefined =>
  CORRECTIONS.find(([pattern]) => pattern.test(token))?.[1];

// After a pronoun comes a verb, whatever the tagger makes of it: "We open".
export const hasVerb = (words: readonly Word[]): boolean =>
  /^(we|i|you|they|it)([’']\w+)?$/i.test(words[0]?.token ?? '') ||
  words.some(({ tag }) => /^(VBZ|VBP|VBD|MD)$/.test(tag)) ||
  PLURAL_DOES.test(words.map(({ tag }) => tag).join(' '));

/** "Sarah and Tom marry", "two students swim the Channel": the tagger takes these for infinitives. */
const PLURAL_DOES =
  /(?:\bNNS|\bCC (?:[A-Z$]{2,4} ){0,2}(?:\. )?NNP) VB(?= (?:DT|IN|CD|PRP\$|RB|NNP)(?: |$)|$)/;

/** Whether it is an English word as the tagger's lexicon has them. */
export const knowsWord = (word: string): boolean => Object.hasOwn(lexicon().lexicon, word);

/** Whether it is a noun before it is anything else: "bogs", not "opens". */
export const isNounFirst = (word: string): boolean =>
  knowsWord(word) && /^NNS?$/.test(lexicon().lexicon[word]?.[0] ?? '');

/** Whether English normally writes a capitalized word in lower case, as far as the lexicon knows. */
export const isCommonWord = (word: string): boolean => {
  const { lexicon: entries } = lexicon();
  const small = word.toLowerCase();
  return Object.hasOwn(entries, small) && (!Object.hasOwn(entries, word) || entries[word]?.[0] !== 'NNP');
};

function lazy<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
