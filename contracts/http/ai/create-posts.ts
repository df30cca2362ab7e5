import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

/** One suggestion for a post; the content has no hashtags of its own. */
export const draft = z.object({
  content: z.string().min(1),
  hashtags: z.array(z.string()).describe('Without the leading #'),
  purpose: z.string(),
  mediaCaption: z.string(),
});
export type Draft = z.infer<typeof draft>;

export const GENERATION_STEPS = [
  'Content Analysis',
  'Research & Insights',
  'Optimization',
  'Draft Generation',
] as const;
export type GenerationStep = (typeof GENERATION_STEPS)[number];

/** Who did it: a model by its name, or Carillon's own writer, and whether that one stood in for a model. */
export const writer = z.object({
  engine: z.enum(['built-in', 'model']),
  name: z.string(),
  fell_back: z.boolean(),
});
export type Writer = z.infer<typeof writer>;

const result = z.object({
  success: z.literal(true),
  posts: z.array(draft).min(1),
  /** Those that fit the topic best first. `count` is an estimate kept by hand of how many posts carry the tag; 0 for no estimate. */
  trending_hashtags: z.array(z.object({ hashtag: z.string(), count: z.number().int().nonnegative() })),
  message: z.string(),
  writer,
});
export type CreatedPosts = z.infer<typeof result>;

/** Drafts about a topic. As a stream it tells when each real step starts and ends, then the result or the failure. */
export const createPosts = defineOperation({
  id: 'ai.createPosts',
  method: 'POST',
  path: '/posts/create',
  access: 'writer',
  rate: 'costly',
  summary: 'Write drafts about a topic',
  body: z.object({
    content: z
      .string()
      .trim()
      .min(1, 'Say what the post is about.')
      .max(5000, 'Use at most 5,000 characters.'),
  }),
  response: result,
  stream: z.discriminatedUnion('type', [
    z.object({ type: z.literal('step'), step: z.enum(GENERATION_STEPS), state: z.enum(['started', 'done']) }),
    z.object({ type: z.literal('result'), result }),
    z.object({ type: z.literal('failure'), message: z.string() }),
  ]),
  errors: ['not_authenticated', 'validation_failed', 'generation_failed', 'service_unavailable'],
});
