import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { z } from 'zod';

export interface HashtagsInput {
  /** A topic in one or a few words, or a whole text. */
  readonly text: string;
  /** The page's locale. Its hashtags come first for a topic that is the same word in many languages. */
  readonly locale?: Locale | undefined;
}

export const HASHTAG_STEPS = ['Hashtag search'] as const;
export type HashtagsStep = (typeof HASHTAG_STEPS)[number];

export const MAX_HASHTAGS = 30;

/** Without #, the most relevant first. */
export const hashtagsOutput = z.object({
  hashtags: z.array(z.string().min(2).max(100)).max(MAX_HASHTAGS),
});
export type HashtagsOutput = z.infer<typeof hashtagsOutput>;
