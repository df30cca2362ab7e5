import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reservationOf, wordsAtOnce } from './reservation.ts';

/** Spends what was generated, at most what was set aside for it. The same id again spends nothing more. */
export const settleWords = defineOperation({
  id: 'billing.settleWords',
  method: 'POST',
  path: '/internal/words/settle',
  access: ['ai'],
  summary: 'Spend reserved words',
  body: reservationOf.extend({
    /** How many were generated. */
    words: wordsAtOnce,
  }),
  response: z.object({ success: z.literal(true), spent: z.number().int().nonnegative() }),
  errors: ['not_found'],
});
