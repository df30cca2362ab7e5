import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';
import { normalizeHashtag } from '../../domain/hashtags.ts';
import { sentence } from '../../text.ts';

/** How many a workspace may have, how long a name may be, and how many hashtags one has. */
export const GROUP_LIMITS = { count: 200, name: 60, hashtags: 30 } as const;

/** With # or without. */
export const givenHashtags = z
  .array(
    textUpTo(200).refine((tag) => normalizeHashtag(tag) !== '', {
      error: ({ input }) => `“${String(input)}” isn’t a hashtag, because a hashtag needs a letter.`,
    }),
  )
  .max(GROUP_LIMITS.hashtags, sentence`Use at most ${{ most: GROUP_LIMITS.hashtags }} hashtags.`);

/** Made by the browser. */
const id = z.uuid(sentence`Use a UUID.`).toLowerCase();
export const hashtagGroupParams = z.object({ id });

export const hashtagGroupWords = z.object({
  name: textUpTo(GROUP_LIMITS.name).trim().min(1, sentence`Give the group a name.`),
  hashtags: givenHashtags.min(1, sentence`Enter at least one hashtag.`),
});
export type HashtagGroupWords = z.output<typeof hashtagGroupWords>;

/** Hashtags that are put into a post together, for all of a workspace's writers. */
export const hashtagGroup = hashtagGroupWords.extend({
  id,
  /** One more with each write; 1 after the first. */
  version: z.number().int().positive(),
});
export type HashtagGroup = z.output<typeof hashtagGroup>;

/** `detail` of the error `hashtag_group_changed`: the group as it is now; null when it was deleted. */
export const hashtagGroupChangedDetail = z.object({ group: hashtagGroup.nullable() });
