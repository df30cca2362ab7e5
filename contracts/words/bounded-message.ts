import { z } from 'zod';
import { postText, textUpTo } from '../domain/bounded-text.ts';

const MAX_VALUES = 20;

/** `messageWithValues` as operation input: the message is as long as a reason may be. */
export const boundedMessage = z.object({
  message: postText,
  values: z
    .record(textUpTo(100), z.unknown())
    .refine((values) => Object.keys(values).length <= MAX_VALUES)
    .meta({ maxProperties: MAX_VALUES }),
});
