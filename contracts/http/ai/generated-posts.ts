import { z } from 'zod';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { foundHashtag } from './found-hashtag.ts';
import { writer } from './writer.ts';

const text = z.string().min(1).max(100_000);
const sentence = z.string().max(5_000);
const hashtag = z.string().max(200);

/** One suggested post, without hashtags in its content. */
export const generatedPost = z.object({
  content: text,
  /** The content as it suits each network, where that is another. */
  versions: z.partialRecord(z.enum(PLATFORM_NAMES), text).optional(),
  hashtags: z.array(hashtag).max(200).describe('Without the leading #'),
  purpose: sentence,
  /** The code of `purpose`, so that a page can translate it. Only the built-in writer sets it. */
  purpose_code: z
    .object({
      code: z.string().max(100).describe('One of a list that grows; English is beside it'),
      whom: z.string().max(500).optional().describe('Whom it speaks to, for a code that names them'),
    })
    .optional(),
  mediaCaption: sentence,
  /** Invented facts that were removed, as the model wrote them. */
  removed: z.array(z.string().max(500)).max(50).optional(),
});
export type GeneratedPost = z.infer<typeof generatedPost>;

/** Generated posts about a topic: the reply of POST /posts/create, which a draft stores. */
export const generatedPosts = z.object({
  posts: z.array(generatedPost).min(1).max(20),
  /** Best matches for the topic first. */
  trending_hashtags: z.array(foundHashtag).max(200),
  message: z.string().max(1_000),
  writer,
});
export type GeneratedPosts = z.infer<typeof generatedPosts>;
