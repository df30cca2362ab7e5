import { exportData } from '@carillon/contracts/http/billing/export-data.ts';
import { createServiceApp, type ServiceEnv } from '@carillon/kit/http/service-app.ts';
import { mountDataExport } from '@carillon/kit/personal-data/mount-data-export.ts';
import type { Hono } from 'hono';
import type { BillingContext } from './context.ts';
import { mountBuying } from './routes/buying.ts';
import { mountFeatures } from './routes/features.ts';
import { mountPlan } from './routes/plan.ts';
import { mountQuotas } from './routes/quotas.ts';
import { mountReservations } from './routes/reservations.ts';
import { mountStripeWebhook } from './routes/stripe-webhook.ts';
import { mountWords } from './routes/words.ts';

/** Every operation of billing over an open context. */
export function createApp(context: BillingContext): Hono<ServiceEnv> {
  const { telemetry, publicKeys } = context;
  const app = createServiceApp({ service: 'billing', ...telemetry, publicKeys });
  mountWords(app, context);
  mountReservations(app, context);
  mountQuotas(app, context);
  mountFeatures(app, context);
  mountPlan(app, context);
  mountBuying(app, context);
  mountStripeWebhook(app, context);
  mountDataExport(app, exportData, { data: context.stores.personalData });
  return app;
}
