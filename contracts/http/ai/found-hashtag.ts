import { z } from 'zod';

/**
 * What a count counts: posts of this workspace that carry the tag, or, from the bundled list, how often the words of the tag
 * are used among a billion words.
 */
export const HASHTAG_COUNTS = ['own_posts', 'word_frequency'] as const;
export type HashtagCount = (typeof HASHTAG_COUNTS)[number];

/** A hashtag without its #. The list that it is in has the most relevant first. */
export const foundHashtag = z.object({
  hashtag: z.string().min(1).max(200),
  /** Null when nothing is known, which is not 0. */
  count: z.number().int().nonnegative().nullable(),
  /** Null when `count` is. */
  counted: z.enum(HASHTAG_COUNTS).nullable(),
});
export type FoundHashtag = z.infer<typeof foundHashtag>;
