import { ownTags } from '../hashtags/own-tags.ts';
import { readText } from '../hashtags/reading.ts';

const MOST = 8;

/** What the text is about in its own words: phrases first, then words that are no part of one. */
export function commonPhrases(text: string): string[] {
  const tags = ownTags(readText(text));
  const phrases = tags.filter(({ words }) => words.length > 1).map(({ words }) => words.join(' '));
  const words = tags.filter(({ words }) => words.length === 1).map(({ words }) => words.join(''));
  const chosen: string[] = [];
  for (const one of [...phrases, ...words]) {
    const isPart = chosen.some((other) => ` ${other} `.toLowerCase().includes(` ${one.toLowerCase()} `));
    if (!isPart && chosen.length < MOST) chosen.push(one);
  }
  return chosen;
}
