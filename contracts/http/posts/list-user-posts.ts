import { z } from 'zod';
import { cursor } from '../../domain/bounded-text.ts';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { PUBLICATION_STATUSES } from '../../domain/publication.ts';
import { defineOperation } from '../../operation.ts';

import { publicationRights, waitingFor } from './publication-view.ts';

/** One publication in the list of a user's posts. */
const userPost = z.object({
  id: z.string(),
  post_id: z.string(),
  platform: z.enum(PLATFORM_NAMES),
  status: z.enum(PUBLICATION_STATUSES),
  created_at: z.iso.datetime(),
  due_at: z.iso.datetime().nullable(),
  target_name: z.string(),
  initial_description: z.string(),
  AI_generated_description: z.string(),
  post_url: z.string().nullable(),
  response_post_id: z.string().nullable(),
  reason: z.string().nullable(),
  published_at: z.iso.datetime().nullable().default(null),
  canceled_at: z.iso.datetime().nullable().default(null),
  next_attempt_at: z.iso.datetime().nullable().default(null),
  waiting_for: waitingFor,
  /** Its first image or video; null when it has none, or none that is still kept. `url` is good for a day. */
  picture: z
    .object({ kind: z.enum(['image', 'video']), url: z.string() })
    .nullable()
    .default(null),
  /** As it was scheduled: local time in `timezone`; null when it was published at once. */
  scheduled_time: z.string().nullable().default(null),
  timezone: z.string().nullable().default(null),
  late: z.boolean().default(false),
  attempts: z.number().int().default(0),
  /** When its owner gave it other words; null when it has those it was written with. */
  edited_at: z.iso.datetime().nullable().default(null),
  ...publicationRights.shape,
});
export type UserPost = z.infer<typeof userPost>;

/**
 * All that is still to go out, 2,000 at the most (the soonest due); and of what has come to its end the newest 300, or
 * with `before` the 300 after those. The newest first.
 */
export const listUserPosts = defineOperation({
  id: 'posts.listUserPosts',
  method: 'GET',
  path: '/posts/user',
  access: 'viewer',
  summary: "The user's posts, grouped by platform name",
  query: z.object({
    /** `next` of the page before; what is still to go out is on the first one alone. */
    before: cursor.optional(),
  }),
  response: z.object({
    success: z.literal(true),
    posts: z.partialRecord(z.enum(PLATFORM_NAMES), z.array(userPost)),
    /** How many there are in each status, those that the list leaves out included. */
    counts: z.partialRecord(z.enum(PUBLICATION_STATUSES), z.number().int()).default({}),
    /** Where the next page begins; null when this is the last. */
    next: z.string().nullable().default(null),
  }),
  errors: ['not_authenticated', 'validation_failed'],
});
