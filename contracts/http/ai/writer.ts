import { z } from 'zod';

/**
 * Why Carillon's own writer stood in for a model: it failed, it has written as often for the user today as it may, or it
 * is not known whether it may, or how many words are left.
 */
export const FALLBACK_REASONS = [
  'no_answer',
  'allowance_used',
  'allowance_unknown',
  'words_unknown',
] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];

/** Who did it: a model by its name, or Carillon's own writer. */
export const writer = z.object({
  engine: z.enum(['built-in', 'model']),
  name: z.string().max(200),
  /** Null for who was asked first. */
  fell_back: z.enum(FALLBACK_REASONS).nullable(),
});
export type Writer = z.infer<typeof writer>;
