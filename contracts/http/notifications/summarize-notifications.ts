import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { notificationView } from './notification-view.ts';

/** Returns what a page shows before the user opens the list. */
export const summarizeNotifications = defineOperation({
  id: 'notifications.summarizeNotifications',
  method: 'GET',
  path: '/notifications/summary',
  access: 'viewer',
  scope: 'notifications',
  summary: 'Get the number of unread notifications, and the newest one',
  response: z.object({
    success: z.literal(true),
    unread: z.number().int(),
    /** How many need attention, read or not. */
    needs_attention: z.number().int(),
    /** The newest that are unread. */
    latest: z.array(notificationView),
  }),
});
