import { phrasesOf } from '../../language/hashtags/own-tags.ts';
import { isVague } from '../../language/hashtags/vague-words.ts';
import { languageOf } from '../../language/topic/language.ts';

const MOST = 8;
const LONGEST = 60;

/** What a text is about in its own words: what it says most often first, then phrases, then single words. */
export function commonPhrases(text: string): string[] {
  const language = languageOf(text);
  const counts = new Map<string, { text: string; words: number; count: number }>();
  for (const { words } of phrasesOf(text, language)) {
    const phrase = words.join(' ');
    if (phrase.length > LONGEST) continue;
    const key = phrase.toLowerCase().replace(/s$/u, '');
    const known = counts.get(key);
    if (known || !words.every((word) => isVague(word, language)))
      counts.set(key, { text: known?.text ?? phrase, words: words.length, count: (known?.count ?? 0) + 1 });
  }
  const ranked = [...counts.values()].sort((a, b) => b.count - a.count || b.words - a.words);
  const chosen: string[] = [];
  for (const { text: phrase } of ranked) {
    const isPart = chosen.some((other) => ` ${other} `.toLowerCase().includes(` ${phrase.toLowerCase()} `));
    if (!isPart && chosen.length < MOST) chosen.push(phrase);
  }
  return chosen;
}
