import { phrasesOf } from '../../language/hashtags/own-tags.ts';
import { isVague } from '../../language/hashtags/vague-words.ts';
import { languageOf } from '../../language/topic/language.ts';

const LIMIT = 8;
const LONGEST = 60;

/** Returns a text's subjects in its own words: the most frequent first, then phrases, then single words. */
export function commonPhrases(text: string): string[] {
  const language = languageOf(text);
  const counts = new Map<string, { text: string; words: number; count: number }>();
  for (const { words } of phrasesOf(text, language)) {
    const phrase = words.join(' ');
    if (phrase.length > LONGEST) continue;
    const key = phrase.toLowerCase().replace(/s$/u, '');
    const entry = counts.get(key);
    if (entry || !words.every((word) => isVague(word, language)))
      counts.set(key, { text: entry?.text ?? phrase, words: words.length, count: (entry?.count ?? 0) + 1 });
  }
  const ranked = [...counts.values()].sort((a, b) => b.count - a.count || b.words - a.words);
  const phrases: string[] = [];
  for (const { text: phrase } of ranked) {
    const isPart = phrases.some((other) => ` ${other} `.toLowerCase().includes(` ${phrase.toLowerCase()} `));
    if (!isPart && phrases.length < LIMIT) phrases.push(phrase);
  }
  return phrases;
}
