import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { sentence } from '../../text.ts';
import { foundHashtag } from './found-hashtag.ts';
import { GENERATION_ERRORS } from './generation-errors.ts';
import { pageLocale } from './page-locale.ts';
import { writer } from './writer.ts';

/** Hashtags around one topic, the most relevant first. */
export const searchHashtags = defineOperation({
  id: 'ai.searchHashtags',
  method: 'POST',
  path: '/hashtags/search',
  access: 'writer',
  scope: 'drafts:write',
  rate: 'costly',
  summary: 'Find hashtags for a topic',
  example: { body: { hashtag: 'sourdough' } },
  body: z.object({
    /** A word or a tag, with or without its #. */
    hashtag: z
      .string()
      .trim()
      .min(1, sentence`Enter a topic.`)
      .max(200, sentence`Use at most ${{ most: 200 }} characters.`),
    locale: pageLocale,
  }),
  response: z.object({
    success: z.literal(true),
    data: z.object({ trending_hashtags: z.array(foundHashtag).max(100) }),
    message: z.string().max(1_000),
    writer,
  }),
  errors: GENERATION_ERRORS,
});
