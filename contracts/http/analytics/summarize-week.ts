import { z } from 'zod';
import { givenId, zoneName } from '../../domain/bounded-text.ts';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { defineOperation } from '../../operation.ts';
import { comparedValue } from './get-overview.ts';

/**
 * For notifications, which mails it: numbers of the seven days before a day in a zone, and of the seven before them.
 */
export const summarizeWeek = defineOperation({
  id: 'analytics.summarizeWeek',
  method: 'POST',
  path: '/internal/analytics/week',
  access: ['notifications'],
  summary: 'Results of the posts in a week',
  body: z.object({
    workspace_id: givenId,
    timezone: zoneName,
    /** The first day that is not in it any more. */
    until: z.iso.date(),
  }),
  response: z.object({
    likes: comparedValue,
    comments: comparedValue,
    shares: comparedValue,
    reach: comparedValue,
    /** The post published in these days with the most likes, comments and shares. Null if none had any. */
    best: z
      .object({
        post_id: z.string(),
        platform: z.enum(PLATFORM_NAMES),
        target_name: z.string(),
        words: z.string(),
        engagement: z.number().int(),
      })
      .nullable(),
  }),
  errors: ['validation_failed'],
});
