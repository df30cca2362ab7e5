import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reservationOf } from './reservation.ts';

/** Gives back what was set aside, when nothing was generated. Does nothing when there is no such reservation. */
export const releaseWords = defineOperation({
  id: 'billing.releaseWords',
  method: 'POST',
  path: '/internal/words/release',
  access: ['ai'],
  summary: 'Release reserved words',
  body: reservationOf,
  response: z.object({ success: z.literal(true) }),
});
