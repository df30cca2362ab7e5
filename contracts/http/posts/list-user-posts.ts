import { z } from 'zod';
import { cursor, textUpTo } from '../../domain/bounded-text.ts';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { POST_LISTS, PUBLICATION_STATUSES } from '../../domain/publication.ts';
import { defineOperation } from '../../operation.ts';
import { messageWithValues } from '../../words/message-with-values.ts';

import { mayBeOut, publicationRights, takenDownAt, waitingFor } from './publication-view.ts';

/** One publication in the list of a user's posts. */
export const userPost = z.object({
  id: z.string(),
  post_id: z.string(),
  platform: z.enum(PLATFORM_NAMES),
  status: z.enum(PUBLICATION_STATUSES),
  created_at: z.iso.datetime(),
  due_at: z.iso.datetime().nullable(),
  target_name: z.string(),
  /** The page or account; null for a LinkedIn profile that an earlier version planned. */
  page_id: z.string().nullable().default(null),
  /** The page, account or profile. Left out by earlier versions. */
  target_id: z.string().optional(),
  /** The first 280 characters of each, and an ellipsis where there are more; `GET /posts/:id` has the whole text. */
  initial_description: z.string(),
  AI_generated_description: z.string(),
  post_url: z.string().nullable(),
  response_post_id: z.string().nullable(),
  reason: z.string().nullable(),
  reason_text: messageWithValues.optional(),
  published_at: z.iso.datetime().nullable().default(null),
  canceled_at: z.iso.datetime().nullable().default(null),
  taken_down_at: takenDownAt,
  next_attempt_at: z.iso.datetime().nullable().default(null),
  waiting_for: waitingFor,
  /** Its first image or video. Null if it has none, or if the file was removed. `url` is valid for a day. */
  picture: z
    .object({ kind: z.enum(['image', 'video']), url: z.string() })
    .nullable()
    .default(null),
  /** The local time of the schedule, in `timezone`. Null if the post was published at once. */
  scheduled_time: z.string().nullable().default(null),
  timezone: z.string().nullable().default(null),
  late: z.boolean().default(false),
  attempts: z.number().int().default(0),
  /** When its owner gave it other words; null when it has those it was written with. */
  edited_at: z.iso.datetime().nullable().default(null),
  may_be_out: mayBeOut,
  ...publicationRights.shape,
});
export type UserPost = z.infer<typeof userPost>;

/** The most posts that one call can request by their ids. */
export const MAX_POSTS_BY_ID = 20;

/**
 * Fifty of each list: `open`, the soonest due first; `failed` and `over` (published or canceled), the latest first.
 * Further pages are had list by list.
 */
export const listUserPosts = defineOperation({
  id: 'posts.listUserPosts',
  method: 'GET',
  path: '/posts/user',
  access: 'viewer',
  onBehalf: ['ai'],
  scope: 'posts:read',
  summary: "The user's posts, grouped by platform name",
  example: { query: { list: 'open' } },
  query: z.object({
    /** This list alone. */
    list: z.enum(POST_LISTS).optional(),
    platform: z.enum(PLATFORM_NAMES).optional().describe('Those at this network alone'),
    /** The `next` of the previous page of that list. */
    before: cursor.optional(),
    posts: textUpTo(MAX_POSTS_BY_ID * 201)
      .optional()
      .describe(`Ids of posts, separated by commas, ${MAX_POSTS_BY_ID} at the most: these alone`),
  }),
  response: z.object({
    success: z.literal(true),
    posts: z.partialRecord(z.enum(PLATFORM_NAMES), z.array(userPost)),
    /** Where the next page of a list begins. Lists without one are left out. */
    next: z.partialRecord(z.enum(POST_LISTS), z.string()).default({}),
  }),
  errors: ['not_authenticated', 'validation_failed'],
});
