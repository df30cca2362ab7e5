import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { quotas, quotaUser } from './quota.ts';

/**
 * Reserves one unit of each quota, or none at all, before something is created. The reservation has to be committed
 * or released within fifteen minutes; then the units are free again. Idempotent by ID.
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
