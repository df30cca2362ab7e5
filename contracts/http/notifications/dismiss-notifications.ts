import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { choiceReply, notificationChoice } from './notification-choice.ts';

export const dismissNotifications = defineOperation({
  id: 'notifications.dismissNotifications',
  method: 'POST',
  path: '/notifications/dismiss',
  access: 'viewer',
  scope: 'notifications',
  summary: "Dismiss notifications from the user's list",
  example: { body: { up_to: EXAMPLE.instant } },
  body: notificationChoice,
  response: choiceReply,
  errors: ['validation_failed'],
});
