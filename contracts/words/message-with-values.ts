import { z } from 'zod';
import type { Text } from '../text.ts';

/**
 * The message and values of an English sentence, to translate it. Values are checked on translation: a sentence that can't
 * be made of them stays English.
 */
export const messageWithValues = z.object({
  message: z.string().describe('The sentence as an ICU message with named placeholders'),
  values: z
    .record(z.string(), z.unknown())
    .describe('What the placeholders stand for. A time has its English beside it: { local, form, english }'),
});
export type MessageWithValues = Pick<Text, 'message' | 'values'>;

/** Fields of a reply with a sentence for people: English, and its message and values if it has any. */
export const messageFields = { message: z.string(), message_text: messageWithValues.optional() };
