import type { NotificationView } from '@carillon/contracts/http/notifications/notification-view.ts';
import type { OwnNotification } from './notification.ts';
import { idOf } from './notification-id.ts';

export const viewOf = (notification: OwnNotification): NotificationView => ({
  id: idOf(notification),
  kind: notification.kind,
  at: notification.at.toISOString(),
  read: notification.read,
  platform: notification.platform,
  account_name: notification.accountName,
  publication: notification.publication,
  draft: notification.draft,
  webhook: notification.webhook,
  member: notification.member,
});
