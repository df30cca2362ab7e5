import { knownInTrades } from '../../knowledge/trade-words.ts';
import { languageOfWords } from '../detection/language-of.ts';
import type { Language } from '../detection/telling-words.ts';
import { knowsWord } from './tagger.ts';

/** The writer has phrases for all but the last, for which it only arranges the given text. */
export type { Language };

/** More text wouldn't make the language any clearer. */
const MAX_READ = 800;
const OF_TRADE = 0.6;
/** "Yoga-Studio": English would leave a blank, French and Spanish would turn it round. */
const COMPOUND = /(?<!\p{L})\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+(?!\p{L})/u;

export function languageOf(text: string): Language {
  const read = text.slice(0, MAX_READ);
  const words = read.toLowerCase().match(/[¿¡]?[\p{L}’']+/gu) ?? [];
  const english = 1 / Math.max(3, words.length);
  const foundLanguage = languageOfWords(words, (language, word) => {
    const trade = knownInTrades(language, word) ? OF_TRADE : 0;
    return trade + (language === 'en' && knowsWord(word) ? english : 0);
  });
  return foundLanguage === 'en' && words.length <= 2 && COMPOUND.test(read) ? 'de' : (foundLanguage ?? 'en');
}
