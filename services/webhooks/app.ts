import { exportData } from '@carillon/contracts/http/webhooks/export-data.ts';
import { createServiceApp, type ServiceEnv } from '@carillon/kit/http/service-app.ts';
import { mountDataExport } from '@carillon/kit/personal-data/mount-data-export.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import type { Hono } from 'hono';
import type { WebhooksContext } from './context.ts';
import { mountDeliveries } from './routes/deliveries.ts';
import { mountWebhooks } from './routes/webhooks.ts';

/** Every operation of webhooks over an open context. */
export function createApp(
  context: WebhooksContext,
  { publicKeys, securityLog }: Pick<Runtime, 'publicKeys' | 'securityLog'>,
): Hono<ServiceEnv> {
  const { log, metrics, stores } = context;
  const { idempotency } = stores;
  const guards = { publicKeys, securityLog, idempotency };
  const app = createServiceApp({ service: 'webhooks', log, metrics, ...guards });
  mountWebhooks(app, { ...context, securityLog });
  mountDeliveries(app, context);
  mountDataExport(app, exportData, { data: context.stores.personalData });
  return app;
}
