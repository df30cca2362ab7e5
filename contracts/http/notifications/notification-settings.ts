import { z } from 'zod';
import { MAIL_NOTICES } from '../../domain/mail-notices.ts';
import { NOTIFICATION_KINDS } from '../../domain/notification-kinds.ts';
import { defineOperation } from '../../operation.ts';

const severalOf = <T extends string>(names: readonly [T, ...T[]]) =>
  z
    .array(z.enum(names))
    .max(names.length)
    .overwrite((some) => [...new Set(some)]);

/** Kinds that the user does not want to be shown; all others are. */
const hidden = severalOf(NOTIFICATION_KINDS);
/** The mails about this workspace that the user has turned off. */
const mailsOff = severalOf(MAIL_NOTICES);

const reply = z.object({
  success: z.literal(true),
  hidden,
  mails_off: mailsOff.default([]),
  /** Whether this server sends mail, stores it for `/mailbox`, or has none. */
  mail: z.enum(['smtp', 'mailbox', 'none']).default('none'),
});
export type NotificationSettings = z.output<typeof reply>;

export const getNotificationSettings = defineOperation({
  id: 'notifications.getNotificationSettings',
  method: 'GET',
  path: '/notifications/settings',
  access: 'viewer',
  scope: 'notifications',
  summary: 'Get which notifications and emails the user gets',
  response: reply,
});

export const changeNotificationSettings = defineOperation({
  id: 'notifications.changeNotificationSettings',
  method: 'PUT',
  path: '/notifications/settings',
  access: 'viewer',
  scope: 'notifications',
  summary: 'Choose which notifications and emails the user gets; settings that are left out don’t change',
  example: { body: { hidden: [] } },
  body: z.object({ hidden: hidden.optional(), mails_off: mailsOff.optional() }),
  response: reply,
  errors: ['validation_failed'],
});
