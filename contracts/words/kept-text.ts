import { type Text, textOfSentence, toEnglish } from '../text.ts';
import type { MessageWithValues } from './message-with-values.ts';

/** As it was stored or received: a translation checks the values. */
interface Received {
  readonly message: string;
  readonly values: unknown;
}

/** Returns a sentence's message and values, to be stored or sent beside its English; undefined if it has no values. */
export function messageOf(words: string | Text | null | undefined): MessageWithValues | undefined {
  const made = typeof words === 'string' ? textOfSentence(words) : words;
  if (!made || Object.keys(made.values).length === 0) return undefined;
  return { message: made.message, values: made.values };
}

/** Returns a stored or received sentence: its English together with its message and values. */
export const keptText = (english: string, made: Received | null | undefined): string | Text =>
  made ? { english, ...(made as MessageWithValues) } : english;

/** Returns a sentence as the fields of a reply. */
export function messageFields(words: string | Text): { message: string; message_text?: MessageWithValues } {
  const made = messageOf(words);
  return { message: toEnglish(words), ...(made && { message_text: made }) };
}

/** Returns why something failed or waits as the fields of a reply. */
export function reasonFields(reason: string | Text | null): {
  reason: string | null;
  reason_text?: MessageWithValues;
} {
  const made = messageOf(reason);
  return { reason: reason && toEnglish(reason), ...(made && { reason_text: made }) };
}
