import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { dateTime } from '../../domain/date-time.ts';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { defineOperation } from '../../operation.ts';

/** The most planned posts that one reply lists; the rest is counted. */
export const PLANNED_IN_SUMMARY = 10;

/** For notifications, which mails it: the results of posts due within a window, and those still waiting there. */
export const summarizeSpan = defineOperation({
  id: 'posts.summarizeSpan',
  method: 'POST',
  path: '/internal/posts/span',
  access: ['notifications'],
  summary: 'Published, failed and planned posts within a window',
  body: z.object({
    workspace_id: givenId,
    from: dateTime,
    /** Exclusive. */
    until: dateTime,
  }),
  response: z.object({
    published: z.number().int(),
    failed: z.number().int(),
    planned: z.number().int(),
    /** The first of those that are planned. */
    first: z
      .array(
        z.object({
          post_id: z.string(),
          platform: z.enum(PLATFORM_NAMES),
          target_name: z.string(),
          words: z.string().nullable(),
          due_at: z.iso.datetime(),
        }),
      )
      .max(PLANNED_IN_SUMMARY),
  }),
});
