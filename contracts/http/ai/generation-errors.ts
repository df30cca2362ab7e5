import type { ErrorName } from '../../errors.ts';

/** Errors of every operation that generates text. */
export const GENERATION_ERRORS = [
  'not_authenticated',
  'validation_failed',
  'words_used_up',
  'plan_limit',
  'generation_failed',
  'service_unavailable',
] as const satisfies readonly ErrorName[];
