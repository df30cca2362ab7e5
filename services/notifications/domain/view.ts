import type { NotificationView } from '@carillon/contracts/http/notifications/notification-view.ts';
import type { OwnNotification } from './notification.ts';
import { idOf } from './notification-id.ts';

export const viewOf = (own: OwnNotification): NotificationView => ({
  id: idOf(own),
  kind: own.kind,
  at: own.at.toISOString(),
  read: own.read,
  platform: own.platform,
  account_name: own.accountName,
  publication: own.publication,
  draft: own.draft,
  webhook: own.webhook,
});
