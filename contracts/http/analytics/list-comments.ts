import { z } from 'zod';
import { cursor } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { commentFilter, inboxComment, unreadCount } from './inbox-comment.ts';

/** Fifty a page, the newest first. */
export const listComments = defineOperation({
  id: 'analytics.listComments',
  method: 'GET',
  path: '/comments',
  access: 'viewer',
  onBehalf: ['ai'],
  scope: 'comments:read',
  summary: 'List comments on published posts from all networks',
  example: { query: { unread: 'true' } },
  query: z.object({
    ...commentFilter.shape,
    /** Only comments that the member hasn't read. */
    unread: z.literal('true').optional(),
    /** `next` of the page before. */
    before: cursor.optional(),
  }),
  response: z.object({
    success: z.literal(true),
    comments: z.array(inboxComment).max(50),
    /** Counts all comments, whatever the filter. */
    unread: unreadCount,
    /** Comments stored later aren't in the list. */
    as_of: z.iso.datetime(),
    /** Where the next page begins; null when this is the last. */
    next: z.string().nullable(),
  }),
  errors: ['not_authenticated', 'validation_failed'],
});
