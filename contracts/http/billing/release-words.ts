import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reservationOf } from './reservation.ts';

/** Releases reserved words if nothing was generated. Does nothing if there is no such reservation. */
export const releaseWords = defineOperation({
  id: 'billing.releaseWords',
  method: 'POST',
  path: '/internal/words/release',
  access: ['ai'],
  summary: 'Release reserved words',
  body: reservationOf,
  response: z.object({ success: z.literal(true) }),
});
