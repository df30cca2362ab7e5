import { type Text, textOfSentence, toEnglish } from '../text.ts';
import type { MessageWithValues } from './message-with-values.ts';

/** A text as it was stored or received: a translation checks the values. */
interface Received {
  readonly message: string;
  readonly values: unknown;
}

/** Returns a sentence's message and values, to be stored or sent beside its English; undefined if it has no values. */
export function messageOf(words: string | Text | null | undefined): MessageWithValues | undefined {
  const message = typeof words === 'string' ? textOfSentence(words) : words;
  if (!message || Object.keys(message.values).length === 0) return undefined;
  return { message: message.message, values: message.values };
}

/** Returns a stored or received sentence: its English together with its message and values. */
export const restoreText = (english: string, message: Received | null | undefined): string | Text =>
  message ? { english, ...(message as MessageWithValues) } : english;

/** Returns a sentence as the fields of a reply. */
export function messageFields(words: string | Text): { message: string; message_text?: MessageWithValues } {
  const message = messageOf(words);
  return { message: toEnglish(words), ...(message && { message_text: message }) };
}

/** Returns why something failed or waits as the fields of a reply. */
export function reasonFields(reason: string | Text | null): {
  reason: string | null;
  reason_text?: MessageWithValues;
} {
  const message = messageOf(reason);
  return { reason: reason && toEnglish(reason), ...(message && { reason_text: message }) };
}
