import type { MessageWithValues } from '@carillon/contracts/words/message-with-values.ts';
import { translateText } from '@carillon/contracts/words/translate-text.ts';
import { i18n } from '@lingui/core';

interface Given {
  readonly message: string;
  readonly values: unknown;
}

/**
 * Returns what a service says in the page's language; in English where it has no translation. Replies come when the
 * translations are there.
 * @param made the sentence's message and values, which come beside it when it has values
 */
export function serviceText(english: string, made?: Given | null): string {
  try {
    const { message, values } = (made ?? { message: english, values: {} }) as MessageWithValues;
    return translateText({ english, message, values }, i18n);
  } catch {
    // The server is of another version, and its values are of a kind that this page doesn't know.
    return english;
  }
}
