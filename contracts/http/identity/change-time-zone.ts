import { z } from 'zod';
import { isZone } from '../../domain/time-zone.ts';
import { defineOperation } from '../../operation.ts';

/** Moves the account to another time zone. Nothing that is scheduled moves: it keeps its instant and its own zone. */
export const changeTimeZone = defineOperation({
  id: 'identity.changeTimeZone',
  method: 'PUT',
  path: '/user/timezone',
  access: 'viewer',
  ofUser: true,
  summary: "Change the account's time zone",
  body: z.object({
    timezone: z
      .string('Choose a time zone.')
      .max(100)
      .superRefine((zone, context) => {
        const message = faultIn(zone);
        if (message) context.addIssue({ code: 'custom', message });
      }),
  }),
  response: z.object({ success: z.literal(true), timezone: z.string() }),
  errors: ['not_authenticated', 'validation_failed'],
});

function faultIn(zone: string): string | null {
  if (zone === '') return 'Choose a time zone.';
  return isZone(zone) ? null : `“${zone.slice(0, 64)}” is not a time zone. Use one such as Europe/Berlin.`;
}
