import { upperFirst } from '../topic/casing.ts';
import { knowsWord } from '../topic/tagger.ts';

const SHORTEST = 3;
const SMALL = new Set(['of', 'in', 'to', 'on', 'my', 'at', 'is']);

/** "freshbread" → "FreshBread", where it is two or three English words: capitals let screen readers tell them apart. */
export function writtenAsWords(tag: string): string {
  if (/\p{Lu}/u.test(tag)) return upperFirst(tag);
  return (wordsIn(tag.toLowerCase(), 3) ?? [tag]).map(upperFirst).join('');
}

/** The fewest words that it is made of, the longest first. */
function wordsIn(text: string, most: number): string[] | null {
  if (isWord(text)) return [text];
  if (most === 1) return null;
  for (let at = text.length - SHORTEST; at >= 2; at--) {
    const head = text.slice(0, at);
    if (!isWord(head)) continue;
    const rest = wordsIn(text.slice(at), most - 1);
    if (rest) return [head, ...rest];
  }
  return null;
}

const isWord = (text: string): boolean => (text.length >= SHORTEST ? knowsWord(text) : SMALL.has(text));
