import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { choiceReply, notificationChoice } from './notification-choice.ts';

export const markNotificationsRead = defineOperation({
  id: 'notifications.markNotificationsRead',
  method: 'POST',
  path: '/notifications/read',
  access: 'viewer',
  scope: 'notifications',
  summary: 'Mark notifications as read for the user',
  example: { body: { up_to: EXAMPLE.instant } },
  body: notificationChoice,
  response: choiceReply,
  errors: ['validation_failed'],
});
