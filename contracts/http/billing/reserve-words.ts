import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reservationOf, wordsAtOnce } from './reservation.ts';

/**
 * Sets words aside before something is generated. When fewer are left, those are set aside. The same id again answers as
 * the first time. It has to be committed or released within fifteen minutes; then its words are free for others.
 */
export const reserveWords = defineOperation({
  id: 'billing.reserveWords',
  method: 'POST',
  path: '/internal/words/reserve',
  access: ['ai'],
  summary: 'Reserve words for a text to be generated',
  body: reservationOf.extend({
    /** The most that may be generated. */
    words: wordsAtOnce,
    /** The reason, as a code that the ledger shows: the task's name. */
    reason: z.string().regex(/^[a-z][a-z_-]{0,49}$/, 'Give the name of a task.'),
  }),
  response: z.object({
    success: z.literal(true),
    /** How many were set aside; at least 1. */
    words: wordsAtOnce,
  }),
  errors: ['words_used_up', 'plan_limit', 'too_many_requests', 'conflict'],
});
