import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { sentence } from '../../../text.ts';

/** Moves the account to another time zone. Nothing that is scheduled moves: it keeps its instant and its own zone. */
export const changeTimeZone = defineOperation({
  id: 'identity.changeTimeZone',
  method: 'PUT',
  path: '/user/timezone',
  access: 'viewer',
  ofUser: true,
  summary: "Change the account's time zone",
  body: z.object({
    /** Any name of an IANA zone. */
    timezone: z.string(sentence`Choose a time zone.`).min(1, sentence`Choose a time zone.`).max(100),
  }),
  response: z.object({ success: z.literal(true), timezone: z.string() }),
  errors: ['not_authenticated', 'validation_failed'],
});
