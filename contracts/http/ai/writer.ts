import { z } from 'zod';

/** Faults of a model, for which the built-in writer takes over, and which a check of the model reports. */
export const MODEL_FAULTS = [
  /** It answered with an error of its own, or with an empty reply. */
  'no_answer',
  /** Nobody listens at its address. */
  'unreachable',
  /** It wrote nothing in time. */
  'too_slow',
  /** It refused the key (401 or 403). */
  'key_refused',
  /** Its server doesn't have the model (404). */
  'model_unknown',
  /** It asked to wait (429). */
  'busy',
  /** It rejected the request itself (400). */
  'refused',
  /** The request is longer than it can read. */
  'context_too_small',
  /** It wrote something else than it was asked for. */
  'unusable_answer',
] as const;
export type ModelFault = (typeof MODEL_FAULTS)[number];

/**
 * Why Carillon's own writer stood in for a model: the model failed, it has written as often for the user today as it may,
 * or it is not known whether it may, or how many words are left.
 */
export const FALLBACK_REASONS = [
  ...MODEL_FAULTS,
  'allowance_used',
  'allowance_unknown',
  'words_unknown',
] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];

/** The writer of a text: a model by its name, or Carillon's own writer. */
export const writer = z.object({
  engine: z.enum(['built-in', 'model']),
  name: z.string().max(200),
  /** Null for the writer that was asked first. */
  fell_back: z.enum(FALLBACK_REASONS).nullable(),
});
export type Writer = z.infer<typeof writer>;
