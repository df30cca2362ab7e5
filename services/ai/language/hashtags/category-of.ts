import porter from 'natural/lib/natural/stemmers/porter_stemmer.js';
import { CATEGORY_WORDS, type CategoryName } from './category-words.ts';

/** Marketing is not done at the market. */
const stem = (word: string): string =>
  /^marketing$/i.test(word) ? 'marketing' : porter.stem(word.toLowerCase());

/** The category whose words the text has most of; `general` when it has none. */
export function categoryOf(text: string): CategoryName {
  const stems = new Set(text.match(/[\p{L}\p{N}]+/gu)?.map(stem));
  let best: CategoryName = 'general';
  let most = 0;
  for (const [name, words] of Object.entries(CATEGORY_WORDS) as [CategoryName, readonly string[]][]) {
    const hits = words.filter((word) => stems.has(stem(word))).length;
    if (hits > most) [best, most] = [name, hits];
  }
  return best;
}
