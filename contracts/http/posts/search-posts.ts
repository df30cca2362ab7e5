import { z } from 'zod';
import { cursor, givenId, textUpTo } from '../../domain/bounded-text.ts';
import { dateTime } from '../../domain/date-time.ts';
import { defineOperation } from '../../operation.ts';
import { PLANNED_STATUSES } from './list-planned.ts';
import { userPost } from './list-user-posts.ts';

/** Most publications of one reply; `next` leads on. */
export const FOUND_AT_ONCE = 50;

/** Most characters of a list of targets' ids. */
export const LONGEST_TARGETS = 4_000;

/**
 * Finds the workspace's publications. Each has one time: when it was published, failed or was canceled, or else when it
 * is due. A reply looks through a limited number of publications, so a page may be short, or even empty, and still have
 * a `next`.
 */
export const searchPosts = defineOperation({
  id: 'posts.searchPosts',
  method: 'GET',
  path: '/posts/search',
  access: 'viewer',
  scope: 'posts:read',
  summary: 'Search all posts that are scheduled, published, failed or canceled',
  example: { query: { statuses: 'failed', order: 'latest' } },
  query: z.object({
    text: textUpTo(200).optional().describe('Words that the text contains, in any case'),
    statuses: textUpTo(100)
      .optional()
      .describe(`Any of ${PLANNED_STATUSES.join(', ')}, separated by commas`),
    platforms: textUpTo(100).optional().describe('Names of networks, separated by commas'),
    targets: textUpTo(LONGEST_TARGETS)
      .optional()
      .describe('Ids of pages, accounts and profiles, separated by commas'),
    /** The id of a member: posts that this person created. */
    author: givenId.optional(),
    from: dateTime.optional(),
    /** Exclusive. */
    until: dateTime.optional(),
    attention: z
      .enum(['true'])
      .optional()
      .describe('Only posts that failed, wait for a connection, or have an unknown outcome'),
    disconnected: textUpTo(100)
      .optional()
      .describe('With `attention`: networks whose scheduled posts need attention too, separated by commas'),
    connected: textUpTo(LONGEST_TARGETS)
      .optional()
      .describe(
        'With `attention`: ids of all pages, accounts and profiles that are connected, separated by commas. Posts scheduled for any other need attention too',
      ),
    order: z.enum(['latest', 'soonest']).default('latest'),
    /** `next` of the page before. */
    before: cursor.optional(),
  }),
  response: z.object({
    success: z.literal(true),
    posts: z.array(userPost),
    /** Where the next page begins; null when this is the last. */
    next: z.string().nullable(),
    /** The time that the search has come to; null when it is complete. */
    searched_to: z.iso.datetime().nullable(),
  }),
  errors: ['not_authenticated', 'validation_failed'],
});
