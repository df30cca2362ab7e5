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
 * Translates a service's message into the page's language, or returns the English one. Replies arrive after the
 * translations are loaded.
 * @param textValues the sentence's message and values, sent with it if it has values
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
