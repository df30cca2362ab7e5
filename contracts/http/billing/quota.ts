import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';

/** What a plan counts: posts of this month, posts that wait for their time, connected networks. */
export const QUOTAS = ['posts', 'scheduled_posts', 'accounts'] as const;
export type Quota = (typeof QUOTAS)[number];

/** What uses a quota, by the id that its service has for it; that id is looked for in this workspace alone. */
export const quotaUser = z.object({
  workspace_id: textUpTo(200).min(1),
  id: textUpTo(200).min(1),
});

export const quotas = z.array(z.enum(QUOTAS)).min(1).max(QUOTAS.length);
