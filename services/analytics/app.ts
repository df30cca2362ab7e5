import { exportData } from '@carillon/contracts/http/analytics/export-data.ts';
import { createServiceApp, type ServiceEnv } from '@carillon/kit/http/service-app.ts';
import { mountDataExport } from '@carillon/kit/personal-data/mount-data-export.ts';
import type { Hono } from 'hono';
import type { AnalyticsContext } from './context.ts';
import { mountFigures } from './routes/figures.ts';
import { mountInbox } from './routes/inbox.ts';
import { mountPublished } from './routes/published.ts';
import { mountSentiment } from './routes/sentiment.ts';

/** Every operation of analytics over an open context. */
export function createApp(context: AnalyticsContext): Hono<ServiceEnv> {
  const { telemetry, publicKeys, stores } = context;
  const { idempotency } = stores;
  const app = createServiceApp({ service: 'analytics', ...telemetry, publicKeys, idempotency });
  mountSentiment(app, context);
  mountFigures(app, context);
  mountInbox(app, context);
  mountPublished(app, context);
  mountDataExport(app, exportData, { data: context.stores.personalData });
  return app;
}
