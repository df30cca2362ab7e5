import { languageOfWords } from '../detection/language-of.ts';
import type { Language } from '../facts/fact.ts';

/** The language of a model's text; in doubt, English. */
export const languageOf = (text: string): Language =>
  languageOfWords(text.toLowerCase().match(/\p{L}[\p{L}’']*/gu) ?? [], () => 0) ?? 'en';
