import { AROUND, type ConfirmableAction, NO, OWN, RETRY, UNCLEAR, YES } from './phrases.ts';

/** The answer to "Shall I …?". A message that says more than yes or no is `other`; `unclear` may be either. */
export type Confirmation = 'yes' | 'no' | 'retry' | 'unclear' | 'other';

const LONGEST = 60;
const MAX_WORDS = 10;
const LONGEST_PHRASE = 5;

/** It is a yes only if the whole message is one: "yes, but at ten" confirms nothing. */
export function readConfirmation(query: string, action: ConfirmableAction): Confirmation {
  if (query.length > LONGEST) return 'other';
  const words = wordsOf(query);
  if (words.length > MAX_WORDS) return 'other';
  const phrases = phrasesOf(words, action);
  const clear = phrases.filter((one) => one !== 'unclear');
  const [first = 'other', ...others] = clear.length > 0 ? clear : phrases;
  return others.every((one) => one === first) ? first : 'other';
}

const wordsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’'`]/g, '')
    .replace(/[\u{1f3fb}-\u{1f3ff}\ufe0f]/gu, '')
    .replace(/\p{Extended_Pictographic}/gu, ' $& ')
    .replace(/[.,!;:…،؛]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

/** Returns the meaning of each phrase, matching the longest first; empty when a word is left that is not known. */
function phrasesOf(words: readonly string[], action: ConfirmableAction): Confirmation[] {
  const confirmations: Confirmation[] = [];
  let at = 0;
  while (at < words.length) {
    const phrase = phraseAt(words, at, action);
    if (phrase) confirmations.push(phrase.says);
    else if (!AROUND.has(words[at] ?? '')) return [];
    at += phrase?.length ?? 1;
  }
  return confirmations;
}

function phraseAt(words: readonly string[], at: number, action: ConfirmableAction) {
  for (let length = Math.min(words.length - at, LONGEST_PHRASE); length > 0; length--) {
    const says = meaningOf(words.slice(at, at + length).join(' '), action);
    if (says !== 'other') return { says, length };
  }
  return null;
}

function meaningOf(phrase: string, action: ConfirmableAction): Confirmation {
  if (action === 'cancel' && UNCLEAR.has(phrase)) return 'unclear';
  if (OWN[action].has(phrase) || YES.has(phrase)) return 'yes';
  if (NO.has(phrase)) return 'no';
  return RETRY.has(phrase) ? 'retry' : 'other';
}
