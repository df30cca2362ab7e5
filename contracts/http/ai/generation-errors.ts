import type { ErrorName } from '../../errors.ts';

/** What every operation may answer with that has something generated. */
export const GENERATION_ERRORS = [
  'not_authenticated',
  'validation_failed',
  'words_used_up',
  'plan_limit',
  'generation_failed',
  'service_unavailable',
] as const satisfies readonly ErrorName[];
