import { MAIL_SETTINGS } from '@carillon/contracts/domain/mail-settings.ts';
import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { mailRequested } from '@carillon/contracts/events/identity/mail-requested.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { notificationsChanged } from '@carillon/contracts/events/notifications/notifications-changed.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { reviewChanged } from '@carillon/contracts/events/posts/review-changed.ts';
import { dismissNotifications } from '@carillon/contracts/http/notifications/dismiss-notifications.ts';
import { exportData } from '@carillon/contracts/http/notifications/export-data.ts';
import { listNotifications } from '@carillon/contracts/http/notifications/list-notifications.ts';
import { getMailboxMail, listMailbox } from '@carillon/contracts/http/notifications/mailbox.ts';
import { markNotificationsRead } from '@carillon/contracts/http/notifications/mark-notifications-read.ts';
import {
  changeNotificationSettings,
  getNotificationSettings,
} from '@carillon/contracts/http/notifications/notification-settings.ts';
import { summarizeNotifications } from '@carillon/contracts/http/notifications/summarize-notifications.ts';
import {
  openUnsubscribe,
  resubscribe,
  unsubscribe,
} from '@carillon/contracts/http/notifications/unsubscribe.ts';
import { defineService } from '@carillon/contracts/service.ts';

declare module '@carillon/contracts/service-names.ts' {
  interface Services {
    notifications: 'notifications';
  }
}

export const service = defineService({
  name: 'notifications',
  operations: [
    ...[listNotifications, summarizeNotifications, markNotificationsRead, dismissNotifications],
    ...[getNotificationSettings, changeNotificationSettings],
    ...[unsubscribe, openUnsubscribe, resubscribe],
    ...[listMailbox, getMailboxMail],
    exportData,
  ],
  publishes: [notificationsChanged],
  processes: {
    notifications: {
      kind: 'api',
      summary: 'the notification centre and mail',
      port: 8085,
      opsPort: 9085,
      servers: ['mongodb', 'rabbitmq'],
      subscribesTo: [
        publicationChanged,
        reviewChanged,
        connectionChanged,
        mailRequested,
        accountDeleted,
        workspaceDeleted,
      ],
      calls: ['identity', 'posts'],
      callsOutside: true,
      outsidePorts: [25, 465, 587, 2525],
      keys: ['MAIL_KEY'],
      settings: {
        ...MAIL_SETTINGS,
        SMTP_URL: {
          default: 'none',
          meaning:
            'the server that mails are sent by, such as `smtp://user:password@host:587`, or `smtps://`',
          secret: true,
        },
        MAIL_GATHER_SECONDS: {
          meaning:
            'how long failed posts and lost connections are gathered into one mail, in seconds; the next one goes after six times as long',
        },
      },
    },
  },
});
