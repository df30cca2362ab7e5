import type { GenerationStep } from '@carillon/contracts/http/ai/create-posts.ts';
import { generatedPosts } from '@carillon/contracts/http/ai/generated-posts.ts';
import { z } from 'zod';

export interface DraftsInput {
  readonly topic: string;
}

export type DraftsStep = GenerationStep;

const { posts, trending_hashtags } = generatedPosts.shape;

/** Drafts that differ, and the hashtags that are used most around the topic, most used first. */
export const draftsOutput = z.object({ drafts: posts, trending: trending_hashtags });
export type DraftsOutput = z.infer<typeof draftsOutput>;
