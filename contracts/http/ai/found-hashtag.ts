import { z } from 'zod';

/** The unit of a count: posts of this workspace with the tag. */
export const HASHTAG_COUNTS = ['own_posts'] as const;
export type HashtagCount = (typeof HASHTAG_COUNTS)[number];

/** A hashtag without its #. The list that it is in has the most relevant first. */
export const foundHashtag = z.object({
  hashtag: z.string().min(1).max(200),
  /** How often the hashtag is used. Null when nobody knows, which is not 0. */
  count: z.number().int().nonnegative().nullable(),
  /** Null when `count` is. Older drafts have counts of other things, which read as null. */
  counted: z.enum(HASHTAG_COUNTS).nullable().default(null).catch(null),
});
export type FoundHashtag = z.infer<typeof foundHashtag>;
