import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { quotas, quotaUser } from './quota.ts';

/** Gives units back. Does nothing if there are none. */
export const releaseQuota = defineOperation({
  id: 'billing.releaseQuota',
  method: 'POST',
  path: '/internal/quota/release',
  access: ['posts', 'worker', 'identity'],
  summary: 'Release units of a plan’s quotas',
  body: quotaUser.extend({
    quotas,
    /** Releases a committed unit too, because the post or account that used it is gone. Otherwise only reserved ones. */
    committed: z.boolean(),
  }),
  response: z.object({ success: z.literal(true) }),
});
