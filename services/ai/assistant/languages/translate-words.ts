import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { type Text, textOfSentence, toEnglish } from '@carillon/contracts/text.ts';
import { translateText } from '@carillon/contracts/words/translate-text.ts';
import { translatorOf } from '@carillon/kit/words/translator-of.ts';

/** Returns a service's sentence in the language of a reply; in English where there is no translation, as for a network's own words. */
export function translateWords(words: string | Text, language: Locale | null | undefined): string {
  const translatable = typeof words === 'string' ? (textOfSentence(words) ?? words) : words;
  try {
    return translateText(translatable, translatorOf(language ?? 'en'));
  } catch {
    // The other service is of another version, and its values are of a kind that this one doesn't know.
    return toEnglish(words);
  }
}
