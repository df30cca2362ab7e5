import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { quotas, quotaUser } from './quota.ts';

/**
 * Takes one unit of each quota, or none of any, before something is made. It has to be committed or released within fifteen
 * minutes; then the units are free for others. The same id again reserves nothing more.
 */
export const reserveQuota = defineOperation({
  id: 'billing.reserveQuota',
  method: 'POST',
  path: '/internal/quota/reserve',
  access: ['posts', 'worker', 'identity'],
  summary: 'Reserve units of a plan’s quotas',
  body: quotaUser.extend({ quotas }),
  response: z.object({ success: z.literal(true) }),
  errors: ['plan_limit'],
});
