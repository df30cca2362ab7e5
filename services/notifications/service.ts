import { MAIL_SETTINGS } from '@carillon/contracts/domain/mail-settings.ts';
import { accessTokenCreated } from '@carillon/contracts/events/identity/access-token-created.ts';
import { accessTokenRevoked } from '@carillon/contracts/events/identity/access-token-revoked.ts';
import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { invitationChanged } from '@carillon/contracts/events/identity/invitation-changed.ts';
import { mailRequested } from '@carillon/contracts/events/identity/mail-requested.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { workspaceChanged } from '@carillon/contracts/events/identity/workspace-changed.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { notificationsChanged } from '@carillon/contracts/events/notifications/notifications-changed.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { reviewChanged } from '@carillon/contracts/events/posts/review-changed.ts';
import { webhookChanged } from '@carillon/contracts/events/webhooks/webhook-changed.ts';
import { webhookPaused } from '@carillon/contracts/events/webhooks/webhook-paused.ts';
import { dismissNotifications } from '@carillon/contracts/http/notifications/dismiss-notifications.ts';
import { exportData } from '@carillon/contracts/http/notifications/export-data.ts';
import { listActivity } from '@carillon/contracts/http/notifications/list-activity.ts';
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
    ...[listActivity, exportData],
  ],
  publishes: [notificationsChanged],
  processes: {
    notifications: {
      kind: 'api',
      summary: 'the notification centre, mail, and who did what',
      port: 8085,
      opsPort: 9085,
      servers: ['mongodb', 'rabbitmq'],
      subscribesTo: [
        ...[
          publicationChanged,
          reviewChanged,
          connectionChanged,
          mailRequested,
          accountDeleted,
          workspaceDeleted,
        ],
        ...[memberChanged, invitationChanged, workspaceChanged, accessTokenCreated, accessTokenRevoked],
        ...[webhookChanged, webhookPaused],
      ],
      calls: ['identity'],
      callsLater: ['posts', 'analytics'],
      callsOutside: true,
      outsidePorts: [25, 465, 587, 2525],
      keys: ['MAIL_KEY'],
      settings: {
        ...MAIL_SETTINGS,
        SMTP_URL: {
          default: 'none',
          meaning: 'the mail server, such as `smtp://user:password@host:587`, or `smtps://`',
          secret: true,
        },
        MAIL_GATHER_SECONDS: {
          meaning:
            'for how many seconds failed posts and lost connections are collected into one email; the next email waits six times as long',
        },
      },
    },
  },
});
