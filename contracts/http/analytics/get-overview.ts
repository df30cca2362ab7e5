import { z } from 'zod';
import { targetIds, zoneName } from '../../domain/bounded-text.ts';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { defineOperation } from '../../operation.ts';
import { messageWithValues } from '../../words/message-with-values.ts';
import { EXAMPLE } from '../example-values.ts';
import { engagement, figure, range } from './figures.ts';

/** A figure of the span, and the same of the span before it, which ends at the same time of day; below 0 where more was taken back than came. */
export const comparedValue = z.object({
  /** Null where no network gave it. */
  value: z.number().nullable(),
  /** Null where that span is not known from its beginning on. */
  before: z.number().nullable(),
});
export type ComparedValue = z.infer<typeof comparedValue>;

const platformSummary = z.object({
  platform: z.enum(PLATFORM_NAMES),
  connected: z.boolean(),
  /** Over all targets of the network whose number is known; null where none is. */
  followers: figure,
  /** Percent against `growth_days` ago, may be negative; null where no history reaches back a day. */
  growth: z.number().nullable(),
  /** 30, a few more or less where nothing was read that day, or as many as the history has. */
  growth_days: z.number().int().positive().nullable(),
  /** When its figures were last read; null when never. */
  read_at: z.iso.datetime().nullable(),
  /** Why they could not be read the last time, for the user; null when they could. */
  fault: z.string().max(500).nullable(),
  fault_text: messageWithValues.optional(),
});
export type PlatformSummary = z.infer<typeof platformSummary>;

/** Returns the results of the workspace's posts in the last days, by days of the given zone. */
export const getOverview = defineOperation({
  id: 'analytics.getOverview',
  method: 'GET',
  path: '/analytics/overview',
  access: 'viewer',
  onBehalf: ['ai'],
  scope: 'analytics:read',
  summary: 'Analytics of the last days',
  example: { query: { range: '30', timezone: EXAMPLE.zone } },
  query: z.object({
    range,
    timezone: zoneName.default('UTC'),
    platform: z.enum(PLATFORM_NAMES).optional().describe('The analytics of this network alone'),
    targets: targetIds.optional(),
  }),
  response: z.object({
    success: z.literal(true),
    cards: z.object({
      /** Publications published in the period. */
      total_posts: comparedValue,
      /** Likes, comments and shares that came in the span. */
      total_engagement: comparedValue,
      /** People reached, summed over the posts: who sees two posts counts twice. */
      total_reach: comparedValue,
      /** Percent: clicks on posts for each person reached, over the posts whose network gives both. */
      conversion_rate: comparedValue,
    }),
    totals: z.object({ likes: comparedValue, comments: comparedValue, shares: comparedValue }),
    /** One point for each day of the span, the oldest first. */
    series: z.array(engagement.extend({ date: z.iso.date() })).max(90),
    /**
     * One for each weekday, Monday first: the average of a day over as many days as the span has, up to yesterday. Null for
     * one without a day whose figures were kept from its beginning on.
     */
    weekly: z
      .array(
        z.object({
          weekday: z.number().int().min(1).max(7),
          likes: z.number().nullable(),
          comments: z.number().nullable(),
          shares: z.number().nullable(),
        }),
      )
      .length(7),
    platforms: z.array(platformSummary).max(PLATFORM_NAMES.length),
    /** Since when figures are kept; null when none was read yet. */
    since: z.iso.datetime().nullable(),
  }),
  errors: ['not_authenticated', 'validation_failed', 'plan_limit'],
});
