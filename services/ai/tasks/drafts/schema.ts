import type { DraftDetails } from '@carillon/contracts/domain/draft-details.ts';
import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { GenerationStep } from '@carillon/contracts/http/ai/create-posts.ts';
import { generatedPosts } from '@carillon/contracts/http/ai/generated-posts.ts';
import { z } from 'zod';

export interface DraftsInput {
  readonly topic: string;
  /** The user's details beside the topic. */
  readonly details?: DraftDetails;
  /** The language of the purposes; the drafts are in the topic's language. */
  readonly locale?: Locale | undefined;
}

/** The user's details beside the topic. */
export type Details = NonNullable<DraftsInput['details']>;

export type DraftsStep = GenerationStep;

const { posts } = generatedPosts.shape;

/** Drafts that differ, and the hashtags that go with the topic, the most relevant first. */
export const draftsOutput = z.object({ drafts: posts, trending: z.array(z.string().max(200)).max(200) });
export type DraftsOutput = z.infer<typeof draftsOutput>;
