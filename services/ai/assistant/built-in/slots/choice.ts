const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const SHORT = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'];
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NOUNS = new Set([
  ...['one', 'draft', 'option', 'version', 'post', 'page', 'account', 'suggestion'],
  ...['text', 'variant', 'choice', 'idea'],
]);
const NUMBERED = new Set([
  'draft',
  'option',
  'version',
  'number',
  'nr',
  'no',
  'suggestion',
  'variant',
  'choice',
  'idea',
]);
/** Words that may follow "the first" without a noun. */
const AFTER = new Set([
  'but',
  'and',
  'please',
  'with',
  'without',
  'is',
  'for',
  'to',
  'on',
  'at',
  'looks',
  'sounds',
]);

/** Which of a list is meant, from 0; -1 for the last. Null where none is. */
export function readChoice(plain: string): number | null {
  const words = plain.split(/[^\p{L}\p{N}']+/u).filter(Boolean);
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const isNamed = next !== undefined && NOUNS.has(next);
    if (SHORT.includes(word) && isNamed) return SHORT.indexOf(word);
    const isAlone = next === undefined || AFTER.has(next);
    // "My last post" is one that is out or planned.
    const isOwn = next === 'post' && ['my', 'our'].includes(words[at - 1] ?? '');
    if ((word === 'last' || word === 'final') && !isOwn && (isNamed || isAlone)) return -1;
    if (ORDINALS.includes(word) && (isNamed || isAlone)) return ORDINALS.indexOf(word);
    if (next !== undefined && NUMBERED.has(word) && numberOf(next) !== null) return numberOf(next);
  }
  const [only = '', ...others] = words;
  return others.length === 0 && /^\d/.test(only) ? numberOf(only) : null;
}

function numberOf(word: string): number | null {
  if (NUMBERS.includes(word)) return NUMBERS.indexOf(word);
  return /^\d{1,2}$/.test(word) && word !== '0' ? Number(word) - 1 : null;
}

/** The one of the list that was chosen. */
export const findChosen = <T>(list: readonly T[], choice: number | null): T | undefined =>
  choice === null ? undefined : list.at(choice);
