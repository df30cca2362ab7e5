import { NETWORK_WORDS } from '../../../language/network-words.ts';
import { readStyle, saysStyle } from './style.ts';

const POLITE = new Set(['please', 'pls', 'plz', 'asap', 'thanks', 'thx', 'ty']);
const NETWORK = new Set([...NETWORK_WORDS, 'networks', 'platforms', 'everywhere', 'both']);
const WITH_NETWORK = new Set([
  'and',
  'or',
  '&',
  'my',
  'our',
  'the',
  'page',
  'account',
  'profile',
  'all',
  ...NETWORK,
]);
const LEADING = new Set(['for', 'on', 'to', 'in', 'via']);
const STYLE_BEGINS = new Set(['make', 'keep', 'use', 'without', 'no', 'but', 'in', 'with', 'and']);
/** After "in a" and "with a" a style is only what ends so: "in a calm place" is a place. */
const STYLE_ENDS = new Set(['tone', 'way', 'voice', 'style', 'hashtags', 'emoji', 'emojis', 'tags']);
const LONGEST_STYLE = 8;

/** The topic, and what is said of networks, style and manners after it. */
export function withoutTopicEnd(text: string): readonly [topic: string, end: string] {
  let words = text.trim().split(/\s+/);
  const cut: string[] = [];
  for (;;) {
    const from = endOf(words);
    if (from === null || from === 0) break;
    // "Asap" hurries the writer, not the post.
    if (!POLITE.has(plainWord(words.at(-1)))) cut.unshift(words.slice(from).join(' '));
    words = words.slice(0, from);
  }
  return [words.join(' '), cut.join(' ')];
}

const plainWord = (word = ''): string => word.toLowerCase().replace(/[^\p{L}\p{N}&]/gu, '');

function endOf(words: readonly string[]): number | null {
  if (POLITE.has(plainWord(words.at(-1)))) return words.length - 1;
  return networksFrom(words) ?? styleFrom(words);
}

/** Where "… for Facebook and LinkedIn" begins. */
function networksFrom(words: readonly string[]): number | null {
  let at = words.length - 1;
  let hasName = false;
  while (at > 0 && WITH_NETWORK.has(plainWord(words[at]))) {
    hasName ||= NETWORK.has(plainWord(words[at]));
    at--;
  }
  return hasName && LEADING.has(plainWord(words[at])) ? at : null;
}

/** Where "…, funny tone" or "… without hashtags" begins. */
function styleFrom(words: readonly string[]): number | null {
  for (let at = Math.max(1, words.length - LONGEST_STYLE); at < words.length; at++) {
    const before = words[at - 1] ?? '';
    const begins = plainWord(words[at]);
    // "12. Dezember" is one clause.
    const isClause = /(?:[,;!]|(?<!\d)\.)$/.test(before);
    if (!isClause && !STYLE_BEGINS.has(begins)) continue;
    const lastWords = words.slice(at).map(plainWord).join(' ');
    if (!saysStyle(readStyle(lastWords, lastWords))) continue;
    if (isClause || !['in', 'with', 'and'].includes(begins) || STYLE_ENDS.has(plainWord(words.at(-1))))
      return at;
  }
  return null;
}
