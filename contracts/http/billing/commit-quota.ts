import { z } from 'zod';
import { dateTime } from '../../domain/date-time.ts';
import { defineOperation } from '../../operation.ts';
import { QUOTAS, quotaUser } from './quota.ts';

/** Counts the units of something that was made, until a time. Never refused, whether reserved or not. */
export const commitQuota = defineOperation({
  id: 'billing.commitQuota',
  method: 'POST',
  path: '/internal/quota/commit',
  access: ['posts', 'worker', 'identity'],
  summary: 'Commit units of a plan’s quotas',
  body: quotaUser.extend({
    uses: z
      .array(
        z.object({
          quota: z.enum(QUOTAS),
          /** When the unit is free again by itself. Null: posts count for the rest of the month, others until released. */
          until: dateTime.nullable(),
        }),
      )
      .min(1)
      .max(QUOTAS.length),
  }),
  response: z.object({ success: z.literal(true) }),
});
