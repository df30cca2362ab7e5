import { z } from 'zod';
import { NOTIFICATION_KINDS } from '../../domain/notification-kinds.ts';
import { defineOperation } from '../../operation.ts';

const settings = z.object({
  /** Kinds that the user does not want to be shown; all others are. */
  hidden: z
    .array(z.enum(NOTIFICATION_KINDS))
    .max(NOTIFICATION_KINDS.length)
    .overwrite((kinds) => [...new Set(kinds)]),
});
const reply = settings.extend({ success: z.literal(true) });

export const getNotificationSettings = defineOperation({
  id: 'notifications.getNotificationSettings',
  method: 'GET',
  path: '/notifications/settings',
  access: 'viewer',
  scope: 'notifications',
  summary: 'Which kinds of notification the user is shown',
  response: reply,
});

export const changeNotificationSettings = defineOperation({
  id: 'notifications.changeNotificationSettings',
  method: 'PUT',
  path: '/notifications/settings',
  access: 'viewer',
  scope: 'notifications',
  summary: 'Chooses which kinds of notification the user is shown',
  example: { body: { hidden: [] } },
  body: settings,
  response: reply,
  errors: ['validation_failed'],
});
