import { NETWORK_WORDS } from '../../../language/network-words.ts';
import { withoutEnd } from './plain-text.ts';

const NETWORK = new Set([...NETWORK_WORDS, 'everywhere', 'both']);
const PLACE = new Set([
  ...['for', 'on', 'to', 'in', 'via', 'and', 'or', '&', 'my', 'our', 'the', 'page', 'account', 'profile'],
  ...['all', 'networks', 'only', 'please', 'now', ...NETWORK],
]);
const TIME =
  /^(?:\d{1,2}(?:[:.]\d\d)?(?:am|pm|h|st|nd|rd|th)?|am|pm|a\.m|p\.m|at|this|next|week|today|tomorrow|tonight|noon|midnight|half|quarter|past|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|morning|afternoon|evening|asap|immediately|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/;
/** Punctuation after which another sentence begins, or the words after the text. */
const PAUSE = /[,;.!?…]$/;
const CLOSED = /["”][,;.!?]?$/;
const LONGEST = 12;

/**
 * A text, and what is said after it of where and when it goes out: "We are open | , for LinkedIn tomorrow at 9". After a
 * comma a network is named in it; after a closing quotation mark a time is enough. Else it is the text's own.
 */
export function partSendingEnd(text: string): readonly [text: string, sending: string] {
  const words = [...text.matchAll(/\S+/g)].map((match) => ({ at: match.index, word: match[0] }));
  for (let from = words.length - 1; from > 0 && words.length - from <= LONGEST; from--) {
    const endWords = words.slice(from).map(({ word }) => plain(word));
    if (!endWords.every((word) => PLACE.has(word) || TIME.test(word))) break;
    const before = words[from - 1]?.word ?? '';
    const isNamed = endWords.some((word) => NETWORK.has(word));
    if (!CLOSED.test(before) && !(PAUSE.test(before) && isNamed)) continue;
    const at = words[from]?.at ?? 0;
    return [withoutComma(text.slice(0, at)), text.slice(at)];
  }
  return [text, ''];
}

const plain = (word: string): string => withoutEnd(word.toLowerCase().replace(/["“”(),;!?…]/g, ''), '.');

const withoutComma = (text: string): string => text.trimEnd().replace(/[,;]$/, '');
