import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { quotaUses } from '../billing/quota.ts';

/** For billing, which compares it with its own count: this month's posts, and scheduled ones. */
export const listQuotaUses = defineOperation({
  id: 'posts.listQuotaUses',
  method: 'POST',
  path: '/internal/posts/quota-uses',
  access: ['billing'],
  summary: 'What uses the quotas of a plan',
  body: z.object({ workspace_id: givenId }),
  response: quotaUses,
});
