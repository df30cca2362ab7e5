import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { sentence } from '../../text.ts';
import { EXAMPLE } from '../example-values.ts';
import { unreadCount } from './inbox-comment.ts';

export const markCommentsRead = defineOperation({
  id: 'analytics.markCommentsRead',
  method: 'POST',
  path: '/comments/read',
  access: 'viewer',
  scope: 'comments:write',
  summary: 'Mark comments as read or unread for the user',
  example: { body: { ids: [EXAMPLE.comment] } },
  body: z.object({
    ids: z
      .array(givenId)
      .min(1, sentence`Choose at least one comment.`)
      .max(200, sentence`Mark at most 200 comments at once.`),
    read: z.boolean().default(true),
  }),
  response: z.object({ success: z.literal(true), unread: unreadCount }),
  errors: ['not_authenticated', 'validation_failed'],
});
