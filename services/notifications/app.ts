import { exportData } from '@carillon/contracts/http/notifications/export-data.ts';
import { createServiceApp, type ServiceEnv } from '@carillon/kit/http/service-app.ts';
import { mountDataExport } from '@carillon/kit/personal-data/mount-data-export.ts';
import type { Hono } from 'hono';
import type { NotificationsContext } from './context.ts';
import { mountActivity } from './routes/activity.ts';
import { mountMailbox } from './routes/mailbox.ts';
import { mountNotifications } from './routes/notifications.ts';
import { mountSettings } from './routes/settings.ts';
import { mountUnsubscribe } from './routes/unsubscribe.ts';

/** Every operation of notifications over an open context. */
export function createApp(context: NotificationsContext): Hono<ServiceEnv> {
  const { telemetry, publicKeys, stores } = context;
  const { idempotency } = stores;
  const app = createServiceApp({
    service: 'notifications',
    ...telemetry,
    publicKeys,
    idempotency,
  });
  mountNotifications(app, context);
  mountSettings(app, context);
  mountMailbox(app, context);
  mountUnsubscribe(app, context);
  mountActivity(app, context);
  mountDataExport(app, exportData, { data: context.stores.personalData });
  return app;
}
