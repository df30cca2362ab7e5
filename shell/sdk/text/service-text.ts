import { type Text, textOfSentence, toEnglish } from '@carillon/contracts/text.ts';
import type { MessageWithValues } from '@carillon/contracts/words/message-with-values.ts';
import { type Translator, translateText } from '@carillon/contracts/words/translate-text.ts';
import { i18n } from '@lingui/core';
import { formatLocale } from './format-locale.ts';

interface TextWithValues {
  readonly message: string;
  readonly values: unknown;
}

/**
 * Returns what a service says in the page's language; in English where it has no translation. Replies come when the
 * translations are there.
 * @param textValues the sentence's message and values, which come beside it when it has values
 */
export function serviceText(words: string | Text, textValues?: TextWithValues | null): string {
  const english = toEnglish(words);
  const translatable = typeof words === 'string' ? (textValues ?? textOfSentence(words)) : words;
  try {
    const { message, values } = (translatable ?? { message: english, values: {} }) as MessageWithValues;
    return translateText({ english, message, values }, translator());
  } catch {
    // The server is of another version, and its values are of a kind that this page doesn't know.
    return english;
  }
}

const translator = (): Translator => ({
  locale: formatLocale(),
  messages: i18n.messages,
  _: (message, values) => i18n._(message, values),
});
