import { z } from 'zod';
import { dateTime } from '../../domain/date-time.ts';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { commentFilter, unreadCount } from './inbox-comment.ts';

export const markAllCommentsRead = defineOperation({
  id: 'analytics.markAllCommentsRead',
  method: 'POST',
  path: '/comments/read-all',
  access: 'viewer',
  scope: 'comments:write',
  summary: 'Mark all comments that match a filter as read for the user',
  example: { body: { as_of: EXAMPLE.instant } },
  body: z.object({
    ...commentFilter.shape,
    /** `as_of` of the list that the user has seen: later comments stay unread. */
    as_of: dateTime,
  }),
  response: z.object({ success: z.literal(true), unread: unreadCount }),
  errors: ['not_authenticated', 'validation_failed'],
});
