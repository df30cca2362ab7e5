import { z } from 'zod';
import { ERROR_STATUSES } from './error-statuses.ts';
import type { ErrorName } from './errors.ts';

/** The body of every failed reply. */
export const failure = z.object({
  success: z.literal(false),
  error: z.enum(Object.keys(ERROR_STATUSES) as [ErrorName, ...ErrorName[]]),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** What the error is about, where its name has a shape for that. */
  detail: z.unknown().optional(),
  request_id: z.string().optional(),
});
export type Failure = z.infer<typeof failure>;
