import { z } from 'zod';
import { ERROR_STATUSES } from './error-statuses.ts';
import type { ErrorName } from './errors.ts';
import { messageWithValues } from './words/message-with-values.ts';

/** The body of every failed reply. */
export const failure = z.object({
  success: z.literal(false),
  error: z.enum(Object.keys(ERROR_STATUSES) as [ErrorName, ...ErrorName[]]),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  texts: z
    .record(z.string(), messageWithValues)
    .describe(
      'For programs that show another language: for each English sentence above that has values, its message and values',
    )
    .optional(),
  /** Details of the error, if its name defines a shape for them. */
  detail: z.unknown().optional(),
  request_id: z.string().optional(),
});
export type Failure = z.infer<typeof failure>;
