import { z } from 'zod';
import { textUpTo, zoneName } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

const slot = z.object({
  /** Monday is 1. */
  weekday: z.number().int().min(1).max(7),
  hour: z.number().int().min(0).max(23),
  /** Against the average of all hours, which is 1. */
  score: z.number().nonnegative(),
  /** The number of the workspace's own posts published at that time. */
  posts: z.number().int().nonnegative(),
});
export type TimeSlot = z.infer<typeof slot>;

/** When posts do well, by weekday and hour of the given zone: from own posts, as far as there are any, and general priors. */
export const getBestTimes = defineOperation({
  id: 'analytics.getBestTimes',
  method: 'GET',
  path: '/analytics/best-times',
  access: 'viewer',
  onBehalf: ['ai'],
  scope: 'analytics:read',
  summary: 'Good times to post',
  example: { query: { platforms: '1,2', timezone: EXAMPLE.zone } },
  query: z.object({
    platforms: textUpTo(50).default('1,2,3').describe('Platform ids, separated by commas'),
    timezone: zoneName.default('UTC'),
  }),
  response: z.object({
    success: z.literal(true),
    /** Every hour of the week. */
    slots: z.array(slot).length(168),
    /** The best first, on different days. */
    best: z.array(slot).max(5),
    /** Whether own posts decide, or general priors still do. */
    basis: z.enum(['own_posts', 'general']),
    /** How many own posts were looked at. */
    posts: z.number().int().nonnegative(),
  }),
  errors: ['not_authenticated', 'validation_failed'],
});
