import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { notificationView } from './notification-view.ts';

/** What a page shows before anybody asks for the list. */
export const summarizeNotifications = defineOperation({
  id: 'notifications.summarizeNotifications',
  method: 'GET',
  path: '/notifications/summary',
  access: 'viewer',
  scope: 'notifications',
  summary: 'How many notifications the user has not read, and the newest of them',
  response: z.object({
    success: z.literal(true),
    unread: z.number().int(),
    /** How many need attention, read or not. */
    needs_attention: z.number().int(),
    /** The newest that are unread. */
    latest: z.array(notificationView),
  }),
});
