import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';

/** The quotas of a plan: posts this month, scheduled posts and connected accounts. */
export const QUOTAS = ['posts', 'scheduled_posts', 'accounts'] as const;
export type Quota = (typeof QUOTAS)[number];

/** The post or account that uses quotas, by its id in its service. The id is looked up only in this workspace. */
export const quotaUser = z.object({
  workspace_id: textUpTo(200).min(1),
  id: textUpTo(200).min(1),
});

export const quotas = z.array(z.enum(QUOTAS)).min(1).max(QUOTAS.length);

/** A service with more uses than this reports the newest. */
export const MAX_QUOTA_USES = 1_000;

/** Everything that uses quotas, as its own service stores it. */
export const quotaUses = z.object({
  uses: z
    .array(
      z.object({
        quota: z.enum(QUOTAS),
        id: textUpTo(200).min(1),
        /** When it no longer counts. Null: posts for the rest of the month, others until they are gone. */
        until: z.iso.datetime().nullable(),
      }),
    )
    .max(3 * MAX_QUOTA_USES),
  /** Whether nothing was left out. */
  complete: z.boolean(),
});
