import { upperFirst } from '../topic/casing.ts';
import { knowsWord } from '../topic/tagger.ts';

const SHORTEST = 3;
const SMALL = new Set(['of', 'in', 'to', 'on', 'my', 'at', 'is']);

/** "freshbread" → "FreshBread", where it is two or three English words: capitals let screen readers tell them apart. */
export function writtenAsWords(tag: string): string {
  if (/\p{Lu}/u.test(tag)) return upperFirst(tag);
  return (wordsIn(tag.toLowerCase(), 3) ?? [tag]).map(upperFirst).join('');
}

/** The fewest words that it is made of, the shortest of them as long as can be: "coffee shop", not "coffees hop". */
function wordsIn(text: string, most: number): string[] | null {
  if (isWord(text)) return [text];
  if (most === 1) return null;
  let best: string[] | null = null;
  for (let at = 2; at <= text.length - SHORTEST; at++) {
    const rest = isWord(text.slice(0, at)) ? wordsIn(text.slice(at), most - 1) : null;
    const parts = rest && [text.slice(0, at), ...rest];
    if (parts && (best === null || rank(parts) > rank(best))) best = parts;
  }
  return best;
}

const rank = (parts: readonly string[]): number =>
  Math.min(...parts.map(({ length }) => length)) - parts.length * SHORTEST;

const isWord = (text: string): boolean => (text.length >= SHORTEST ? knowsWord(text) : SMALL.has(text));
