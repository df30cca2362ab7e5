import { z } from 'zod';
import { descriptionPurpose } from '../../domain/description-purposes.ts';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { defineOperation } from '../../operation.ts';
import { streamedReply } from '../../streamed-reply.ts';
import { sentence } from '../../text.ts';
import { GENERATION_ERRORS } from './generation-errors.ts';
import { pageLocale } from './page-locale.ts';
import { writer } from './writer.ts';

const text = z.string().max(100_000);
const percent = z.number().min(0).max(100);

/** Computed from the description for all networks. */
const analysis = z.object({
  /** Without the leading #, the most relevant first. */
  suggested_hashtags: z.array(z.string().max(200)).max(50),
  /** One plain sentence: what the text is for. */
  purpose: z.string().max(1_000),
  /** The code of `purpose`, so that a page can translate it. Only the built-in writer sets it. */
  purpose_code: descriptionPurpose.optional(),
  common_phrases: z.array(z.string().max(200)).max(50),
  /** Recommended emoji, and how often each occurs in the text; 0 for a fitting one that isn't there. */
  emoji_usage: z.record(z.string().max(20), z.number().int().nonnegative()),
  /** Name of a part (question, call to action, …) and its share of the text. */
  structure_patterns: z.record(z.string().max(100), percent),
});
export type DescriptionAnalysis = z.infer<typeof analysis>;

export const DESCRIBING_STEPS = ['Description', 'Content analysis'] as const;
export type DescribingStep = (typeof DESCRIBING_STEPS)[number];

const result = z.object({
  success: z.literal(true),
  /** Fits all networks. */
  optimized_content: text,
  /** The same, made to fit each network. */
  versions: z.partialRecord(z.enum(PLATFORM_NAMES), text),
  analysis,
  /** Invented facts that were removed, as the model wrote them. */
  removed: z.array(z.string().max(500)).max(50).optional(),
  message: z.string().max(1_000),
  writer,
});
export type DescriptionReply = z.infer<typeof result>;

/** A ready description of a topic, and its parts. */
export const generateDescription = defineOperation({
  id: 'ai.generateDescription',
  method: 'POST',
  path: '/content/generate-optimized',
  access: 'writer',
  scope: 'drafts:write',
  rate: 'costly',
  summary: 'Write a description and analyze it',
  example: { body: { text: 'Our new sourdough, out of the oven at six' } },
  body: z.object({
    text: z
      .string()
      .trim()
      .min(1, sentence`Say what the description is about.`)
      .max(5_000, sentence`Use at most ${{ most: 5_000 }} characters.`),
    locale: pageLocale,
  }),
  response: result,
  stream: streamedReply(DESCRIBING_STEPS, result),
  errors: GENERATION_ERRORS,
});
