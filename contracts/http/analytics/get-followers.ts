import { z } from 'zod';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

/** The longest span, in days. */
export const MAX_FOLLOWER_DAYS = 366;

const count = z.object({
  /** The day that it was read on. */
  date: z.iso.date(),
  followers: z.number().int().nonnegative(),
});

/**
 * How the followers of each network changed over days that the caller names, both included. Pages and accounts that were not
 * read at both ends are left out: their followers are not new. More than 7 days are advanced analytics.
 */
export const getFollowers = defineOperation({
  id: 'analytics.getFollowers',
  method: 'GET',
  path: '/analytics/followers',
  access: 'viewer',
  onBehalf: ['ai'],
  scope: 'analytics:read',
  summary: 'Get the follower counts at the start and end of a period',
  example: { query: { from: EXAMPLE.instant.slice(0, 10), to: EXAMPLE.month.slice(0, 10) } },
  query: z.object({ from: z.iso.date(), to: z.iso.date() }),
  response: z.object({
    success: z.literal(true),
    /** Each network of which followers were read in the span. */
    platforms: z
      .array(
        z.object({
          platform: z.enum(PLATFORM_NAMES),
          /** The same where only one day was read. */
          first: count,
          last: count,
        }),
      )
      .max(PLATFORM_NAMES.length),
  }),
  errors: ['not_authenticated', 'validation_failed', 'plan_limit'],
});
export type FollowersOfPlatform = z.infer<typeof getFollowers.response>['platforms'][number];
