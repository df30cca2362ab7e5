import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { sentence } from '../../text.ts';
import { EXAMPLE } from '../example-values.ts';
import { foundHashtag } from './found-hashtag.ts';
import { GENERATION_ERRORS } from './generation-errors.ts';
import { pageLocale } from './page-locale.ts';
import { writer } from './writer.ts';

/** Hashtags that fit a text, the most relevant first. */
export const analyzeHashtags = defineOperation({
  id: 'ai.analyzeHashtags',
  method: 'POST',
  path: '/hashtags/analyze',
  access: 'writer',
  scope: 'drafts:write',
  rate: 'costly',
  summary: 'Find hashtags for a text',
  example: { body: { text: EXAMPLE.text } },
  body: z.object({
    text: z
      .string()
      .trim()
      .min(1, sentence`Enter a text.`)
      .max(5_000, sentence`Use at most ${{ most: 5_000 }} characters.`),
    locale: pageLocale,
  }),
  response: z.object({
    success: z.literal(true),
    data: z.object({ hashtags: z.array(foundHashtag).max(100) }),
    message: z.string().max(1_000),
    writer,
  }),
  errors: GENERATION_ERRORS,
});
