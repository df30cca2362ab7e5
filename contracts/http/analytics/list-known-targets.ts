import { z } from 'zod';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { defineOperation } from '../../operation.ts';

/** No list of accounts is longer: of a workspace that has had more, the connected ones come first. */
export const MAX_KNOWN_TARGETS = 500;

/** The targets with metrics and comments: those connected now, and those connected earlier. */
export const listKnownTargets = defineOperation({
  id: 'analytics.listKnownTargets',
  method: 'GET',
  path: '/analytics/targets',
  access: 'viewer',
  scope: 'analytics:read',
  summary: 'Pages, accounts and profiles that have analytics and comments',
  response: z.object({
    success: z.literal(true),
    targets: z
      .array(
        z.object({
          target_id: z.string(),
          platform: z.enum(PLATFORM_NAMES),
          target_name: z.string(),
          /** Whether one of the workspace's accounts can publish to it. */
          connected: z.boolean(),
        }),
      )
      .max(MAX_KNOWN_TARGETS),
  }),
  errors: ['not_authenticated'],
});
export type KnownTarget = z.infer<typeof listKnownTargets.response>['targets'][number];
