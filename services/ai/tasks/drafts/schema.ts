import { createPosts, draft, type GENERATION_STEPS } from '@carillon/contracts/http/ai/create-posts.ts';
import { z } from 'zod';

export interface DraftsInput {
  readonly topic: string;
}

export type DraftsStep = (typeof GENERATION_STEPS)[number];

const { shape } = createPosts.response;

/** Drafts that differ, and the hashtags that are used most around the topic, most used first. */
export const draftsOutput = z.object({ drafts: z.array(draft).min(1), trending: shape.trending_hashtags });
export type DraftsOutput = z.infer<typeof draftsOutput>;
