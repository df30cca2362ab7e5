import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reservationOf, wordsAtOnce } from './reservation.ts';

/** Spends the generated words, at most the reserved number. Idempotent by ID. */
export const commitWords = defineOperation({
  id: 'billing.commitWords',
  method: 'POST',
  path: '/internal/words/commit',
  access: ['ai'],
  summary: 'Spend reserved words',
  body: reservationOf.extend({
    /** How many were generated. */
    words: wordsAtOnce,
  }),
  response: z.object({ success: z.literal(true), spent: z.number().int().nonnegative() }),
  errors: ['not_found'],
});
