import { getWebhookDelivery } from '@carillon/contracts/http/webhooks/get-webhook-delivery.ts';
import { listWebhookDeliveries } from '@carillon/contracts/http/webhooks/list-webhook-deliveries.ts';
import { pingWebhook } from '@carillon/contracts/http/webhooks/ping-webhook.ts';
import { redeliverWebhook } from '@carillon/contracts/http/webhooks/redeliver-webhook.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { WebhooksContext } from '../context.ts';
import { tryView, viewOf } from '../domain/delivery.ts';
import { getDelivery } from '../usecases/get-delivery.ts';
import { listDeliveries } from '../usecases/list-deliveries.ts';
import { ping } from '../usecases/ping.ts';
import { redeliver } from '../usecases/redeliver.ts';

export function mountDeliveries(app: Hono<ServiceEnv>, context: WebhooksContext): void {
  mount(app, listWebhookDeliveries, async ({ params, query, workspaceId }) => {
    const { rows, next } = await listDeliveries(context, { id: params.id, workspaceId, ...query });
    return { success: true as const, deliveries: rows.map(viewOf), next };
  });

  mount(app, getWebhookDelivery, async ({ params, workspaceId }) => {
    const delivery = await getDelivery(context, { ...params, workspaceId });
    const log = delivery.log.toReversed().map((one) => ({ ...tryView(one), answer: one.answer }));
    return { success: true as const, delivery: { ...viewOf(delivery), payload: delivery.payload, log } };
  });

  mount(app, redeliverWebhook, async ({ params, workspaceId }) => ({
    success: true as const,
    delivery: viewOf(await redeliver(context, { ...params, workspaceId })),
  }));

  mount(app, pingWebhook, async ({ params, workspaceId }) => ({
    success: true as const,
    delivery: viewOf(await ping(context, { id: params.id, workspaceId })),
  }));
}
