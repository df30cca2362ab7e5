import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';
import { quotaUses } from '../../billing/quota.ts';

/** For billing, which compares it with its own count: the connected accounts, including lost connections. */
export const listQuotaUses = defineOperation({
  id: 'identity.listQuotaUses',
  method: 'POST',
  path: '/internal/connections/quota-uses',
  access: ['billing'],
  summary: 'What uses the quotas of a plan',
  body: z.object({ workspace_id: givenId }),
  response: quotaUses,
});
