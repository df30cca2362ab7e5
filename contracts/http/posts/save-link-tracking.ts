import { z } from 'zod';
import { byPlatform } from '../../domain/platforms.ts';
import { defineOperation } from '../../operation.ts';
import { linkRule, linkTracking } from './link-tracking.ts';

/**
 * Sets the rule for new posts; scheduled posts keep theirs. `approval_required`: if owners approve posts, only they
 * can change it.
 */
export const saveLinkTracking = defineOperation({
  id: 'posts.saveLinkTracking',
  method: 'PUT',
  path: '/posts/link-tracking',
  access: 'editor',
  scope: 'posts:publish',
  summary: 'Set the link tracking of posts',
  example: {
    body: {
      enabled: false,
      networks: byPlatform(() => ({
        enabled: true,
        utm_source: '{network}',
        utm_medium: 'social',
        utm_campaign: '{month}',
      })),
      domains: null,
      version: 0,
    },
  },
  body: linkRule.extend({
    /** The version the caller saw. 0 if there was none. */
    version: z.number().int().nonnegative(),
  }),
  response: z.object({ success: z.literal(true), message: z.string(), link_tracking: linkTracking }),
  errors: ['not_authenticated', 'validation_failed', 'conflict', 'approval_required'],
});
