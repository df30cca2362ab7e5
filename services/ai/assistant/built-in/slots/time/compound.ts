import type { Lexicon, Mark } from './mark.ts';

/** "Mittwochabend", "samstag-vormittag": a weekday and a part of it in one word. */
export function dayAndPart(word: string, lexicon: Lexicon): Mark | null {
  for (let end = 5; end < word.length - 3; end++) {
    const day = markOf(lexicon, word.slice(0, end));
    const part = markOf(lexicon, word.slice(end).replace(/^-/, ''));
    if (day?.is === 'weekday' && part?.is === 'part') return { is: 'weekday', n: day.n, part: part.part };
  }
  return null;
}

const markOf = (lexicon: Lexicon, word: string): Mark | undefined =>
  Object.hasOwn(lexicon, word) ? lexicon[word] : undefined;
