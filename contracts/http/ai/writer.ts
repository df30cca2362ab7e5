import { z } from 'zod';

/** Who did it: a model by its name, or Carillon's own writer, and whether that one stood in for a model. */
export const writer = z.object({
  engine: z.enum(['built-in', 'model']),
  name: z.string().max(200),
  fell_back: z.boolean(),
});
export type Writer = z.infer<typeof writer>;
