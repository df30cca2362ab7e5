import { z } from 'zod';
import { cursor, targetIds, textUpTo } from '../../domain/bounded-text.ts';
import { dateTime } from '../../domain/date-time.ts';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { PUBLICATION_STATUSES } from '../../domain/publication.ts';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { fromQueue, mayBeOut, seriesId, waitingFor } from './publication-view.ts';

/** The longest window that can be asked for, days: the weeks of a month, and a day of another zone at each end. */
export const MAX_DAYS_PLANNED = 62;
/** Most publications of one reply; `next` leads on. */
export const PLANNED_AT_ONCE = 2_000;

/** Statuses to filter by. A due post that waits for a worker counts as scheduled. */
export const PLANNED_STATUSES = ['scheduled', 'publishing', 'published', 'failed', 'canceled'] as const;
export type PlannedStatus = (typeof PLANNED_STATUSES)[number];

/** One target of a post at its place in a calendar: enough to know it by and to move it. */
const plannedPublication = z.object({
  id: z.string(),
  post_id: z.string(),
  platform: z.enum(PLATFORM_NAMES),
  target_id: z.string(),
  target_name: z.string(),
  status: z.enum(PUBLICATION_STATUSES),
  /** Its place: when it is or was to be published, UTC. */
  due_at: z.iso.datetime(),
  /** The local time of the schedule, in `timezone`. Both are null if the post was published at once. */
  scheduled_time: z.string().nullable(),
  timezone: z.string().nullable(),
  published_at: z.iso.datetime().nullable(),
  next_attempt_at: z.iso.datetime().nullable(),
  waiting_for: waitingFor,
  may_be_out: mayBeOut,
  from_queue: fromQueue,
  series_id: seriesId,
  can_reschedule: z.boolean().default(false),
  /** The first words of its text; null when it has none. */
  words: z.string().nullable(),
  /** Its first image or video, as in GET /posts/user. */
  picture: z.object({ kind: z.enum(['image', 'video']), url: z.string() }).nullable(),
});
export type PlannedPublication = z.infer<typeof plannedPublication>;

/** Lists a workspace's posts that are due within a window, the earliest first. Deleted posts are left out. */
export const listPlanned = defineOperation({
  id: 'posts.listPlanned',
  method: 'GET',
  path: '/posts/planned',
  access: 'viewer',
  scope: 'posts:read',
  summary: 'Scheduled and published posts within a window of time',
  example: { query: { from: EXAMPLE.instant, until: EXAMPLE.month } },
  query: z.object({
    from: dateTime,
    /** Exclusive, at most 62 days after `from`. */
    until: dateTime,
    platforms: textUpTo(100).optional().describe('Names of networks, separated by commas'),
    targets: targetIds.optional(),
    statuses: textUpTo(100)
      .optional()
      .describe(`Of ${PLANNED_STATUSES.join(', ')}, separated by commas`),
    text: textUpTo(200).optional().describe('What the text has to have in it, in capitals or not'),
    /** The `next` of the previous page. */
    before: cursor.optional(),
  }),
  response: z.object({
    success: z.literal(true),
    publications: z.array(plannedPublication),
    /** Where the next page begins; null when this is the last. */
    next: z.string().nullable(),
  }),
  errors: ['not_authenticated', 'validation_failed'],
});
