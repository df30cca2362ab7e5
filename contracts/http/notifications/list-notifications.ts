import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { notificationView } from './notification-view.ts';

/** Notifications that need attention come complete with the first page, all others page by page. The newest first. */
export const listNotifications = defineOperation({
  id: 'notifications.listNotifications',
  method: 'GET',
  path: '/notifications',
  access: 'viewer',
  scope: 'notifications',
  summary: "The workspace's notifications, as the user has read them",
  query: z.object({
    /** `next` of the page before. */
    before: z.string().max(200).optional(),
  }),
  response: z.object({
    success: z.literal(true),
    needs_attention: z.array(notificationView),
    notifications: z.array(notificationView),
    unread: z.number().int(),
    /** Where the next page begins; null when this is the last. */
    next: z.string().nullable(),
  }),
  errors: ['validation_failed'],
});
