import { z } from 'zod';
import type { Text } from '../text.ts';

/**
 * What translates an English sentence beside it. Its values are checked where a language is chosen: a sentence that can't
 * be made of them stays English.
 */
export const messageWithValues = z.object({
  message: z.string().describe('The sentence as an ICU message with named placeholders'),
  values: z.record(z.string(), z.unknown()).describe('What the placeholders stand for'),
});
export type MessageWithValues = Pick<Text, 'message' | 'values'>;

/** What a reply says to people, in English, and what translates that where it has values. */
export const said = { message: z.string(), message_text: messageWithValues.optional() };
