import { z } from 'zod';

const phrase = z.string().trim().min(2).max(60);
const words = z.array(phrase).max(40);

/** How a topic is known to be of the trade. */
export const trade = z.strictObject({
  /** Words of each language, in lower case; a phrase counts more than a word. `strong` ones alone decide. */
  words: z.record(z.enum(['en', 'de', 'fr', 'es']), z.strictObject({ strong: words, weak: words })),
  /** Tags of the trade, without #, the most usual first. */
  hashtags: z
    .array(z.string().regex(/^[A-Za-z0-9]+$/u))
    .min(5)
    .max(25),
});
export type Trade = z.infer<typeof trade>;
