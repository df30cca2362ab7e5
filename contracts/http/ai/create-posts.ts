import { z } from 'zod';
import { draftDetails } from '../../domain/draft-details.ts';
import { defineOperation } from '../../operation.ts';
import { streamedReply } from '../../streamed-reply.ts';
import { sentence } from '../../text.ts';
import { generatedPosts } from './generated-posts.ts';
import { GENERATION_ERRORS } from './generation-errors.ts';
import { pageLocale } from './page-locale.ts';

export const GENERATION_STEPS = [
  'Content Analysis',
  'Research & Insights',
  'Optimization',
  'Draft Generation',
] as const;
export type GenerationStep = (typeof GENERATION_STEPS)[number];

const result = generatedPosts.extend({ success: z.literal(true) });
export type CreatedPosts = z.infer<typeof result>;

/** Posts about a topic. */
export const createPosts = defineOperation({
  id: 'ai.createPosts',
  method: 'POST',
  path: '/posts/create',
  access: 'writer',
  scope: 'drafts:write',
  rate: 'costly',
  summary: 'Write posts about a topic',
  example: { body: { content: 'Our new sourdough, out of the oven at six' } },
  body: z.object({
    content: z
      .string()
      .trim()
      .min(1, sentence`Say what the post is about.`)
      .max(5000, sentence`Use at most ${{ most: 5_000 }} characters.`),
    /** Goal, tone, length and the like; the drafts are written without them as well. */
    details: draftDetails.optional(),
    locale: pageLocale,
  }),
  response: result,
  stream: streamedReply(GENERATION_STEPS, result),
  errors: GENERATION_ERRORS,
});
