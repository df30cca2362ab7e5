import { type Text, textOfSentence, toEnglish } from '../text.ts';
import type { MessageWithValues } from './message-with-values.ts';

/** What translates a sentence, to be kept or sent beside its English; undefined for one without values, which needs none. */
export function messageOf(words: string | Text | null | undefined): MessageWithValues | undefined {
  const made = typeof words === 'string' ? textOfSentence(words) : words;
  if (!made || Object.keys(made.values).length === 0) return undefined;
  return { message: made.message, values: made.values };
}

/** A sentence as it was before its English and what translates it were kept. */
export const keptText = (english: string, made: MessageWithValues | null | undefined): string | Text =>
  made ? { english, ...made } : english;

/** The fields of a reply that say something. */
export function messageFields(words: string | Text): { message: string; message_text?: MessageWithValues } {
  const made = messageOf(words);
  return { message: toEnglish(words), ...(made && { message_text: made }) };
}

/** The fields that say why something failed or waits. */
export function reasonFields(reason: string | Text | null): {
  reason: string | null;
  reason_text?: MessageWithValues;
} {
  const made = messageOf(reason);
  return { reason: reason && toEnglish(reason), ...(made && { reason_text: made }) };
}
