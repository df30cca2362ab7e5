import { z } from 'zod';

const phrase = z.string().trim().min(2).max(60);
const sentence = z.string().trim().min(8).max(220).regex(/[.?]$/u, 'must be a whole sentence');
const pair = <A extends string, B extends string>(first: A, second: B) =>
  z.strictObject({ [first]: sentence, [second]: sentence } as Record<A | B, typeof sentence>);

/**
 * What is generally true of a trade, in one language. Nothing here speaks of one business: no "we", no "our", no figure
 * or result that a business would have to vouch for. Sentences are whole, without emoji, hashtags or exclamation marks.
 */
export const tradeTexts = z.strictObject({
  /** Who buys, as noun phrases in the plural: "home bakers". */
  audiences: z.array(phrase).min(2).max(8),
  /** What customers care about, as noun phrases that stand after "what matters is": "a crust that crackles". */
  cares: z.array(phrase).min(3).max(10),
  /** General truths of the trade. */
  truths: z.array(sentence).min(3).max(20),
  /** Practical tips, in the imperative, each useful alone. */
  tips: z.array(sentence).min(4).max(20),
  /** What customers ask, and an answer that holds for any business of the trade. */
  questions: z.array(pair('question', 'answer')).min(2).max(12),
  myths: z.array(pair('myth', 'fact')).min(1).max(6),
  /** What goes wrong for customers, told to them as "you", and what helps. */
  problems: z.array(pair('problem', 'answer')).min(2).max(8),
  /** Words of the senses and work behind the scenes, told of the trade in general. */
  scenes: z.array(sentence).min(2).max(8),
  /** Calls to action that fit the trade and need no fact: most ask for an answer from the reader. */
  calls: z.array(sentence).min(3).max(12),
  /** What helps whoever comes, buys or books, whatever the news is: what to bring, when to come, what to ask. */
  visits: z.array(sentence).max(8).optional(),
  /** What the work is like, for those who look for such a job. */
  work: z.array(sentence).max(6).optional(),
});
export type TradeTexts = z.infer<typeof tradeTexts>;

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
