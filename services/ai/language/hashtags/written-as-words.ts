import { upperFirst } from '../topic/casing.ts';
import { knowsWord } from '../topic/tagger.ts';

const SHORTEST = 4;
/** Shorter words that tags are made of. */
const SMALL = new Set(
  'new art car pet spa gym tea bar tax dog cat eat law pub job fun diy my hot day'.split(' '),
);

/** "freshbread" → "FreshBread", where it is two English words: capitals let screen readers tell them apart. */
export function writtenAsWords(tag: string): string {
  if (/\p{Lu}/u.test(tag)) return upperFirst(tag);
  return wordsIn(tag.toLowerCase()).map(upperFirst).join('');
}

/** The two words that it is made of, the shorter of them as long as can be: "coffee shop", not "coffees hop". */
function wordsIn(text: string): readonly string[] {
  if (isWord(text)) return [text];
  let best: readonly string[] = [text];
  for (let at = 2; at <= text.length - 2; at++) {
    const parts = [text.slice(0, at), text.slice(at)];
    if (parts.every(isWord) && (best.length === 1 || shortest(parts) > shortest(best))) best = parts;
  }
  return best;
}

const shortest = (parts: readonly string[]): number => Math.min(...parts.map(({ length }) => length));

const isWord = (text: string): boolean => SMALL.has(text) || (text.length >= SHORTEST && knowsWord(text));
