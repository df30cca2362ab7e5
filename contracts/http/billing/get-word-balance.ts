import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

const words = z.number().int().nonnegative();

/** The words that the workspace may still have generated. */
export const wordBalance = z.object({
  /** All words granted so far. */
  granted: words,
  spent: words,
  /** Set aside for what is being generated now. */
  reserved: words,
  /** granted - spent - reserved; never below 0. */
  left: words,
  /** Plans do not apply here: nothing is counted, and the figures are all 0. */
  unlimited: z.boolean(),
});
export type WordBalance = z.infer<typeof wordBalance>;

export const getWordBalance = defineOperation({
  id: 'billing.getWordBalance',
  method: 'GET',
  path: '/words',
  access: 'viewer',
  summary: 'Get how many words are left',
  response: z.object({ success: z.literal(true) }).extend(wordBalance.shape),
  errors: ['not_authenticated'],
});
