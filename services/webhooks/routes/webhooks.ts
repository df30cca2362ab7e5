import { changeWebhook } from '@carillon/contracts/http/webhooks/change-webhook.ts';
import { createWebhook } from '@carillon/contracts/http/webhooks/create-webhook.ts';
import { deleteWebhook } from '@carillon/contracts/http/webhooks/delete-webhook.ts';
import { listWebhooks } from '@carillon/contracts/http/webhooks/list-webhooks.ts';
import { rotateWebhookSecret } from '@carillon/contracts/http/webhooks/rotate-webhook-secret.ts';
import { WEBHOOK_LIMITS } from '@carillon/contracts/http/webhooks/webhook.ts';
import { CLIENT_ADDRESS } from '@carillon/kit/http/client-address-header.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import type { Context, Hono } from 'hono';
import type { WebhooksContext } from '../context.ts';
import { viewOf } from '../domain/webhook.ts';
import { change } from '../usecases/change.ts';
import { create } from '../usecases/create.ts';
import { remove } from '../usecases/remove.ts';
import { rotateSecret } from '../usecases/rotate-secret.ts';

export function mountWebhooks(
  app: Hono<ServiceEnv>,
  context: WebhooksContext & { readonly securityLog: SecurityLog },
): void {
  const { stores, clock } = context;

  mount(app, listWebhooks, async ({ workspaceId }) => {
    const webhooks = await stores.webhooks.list(workspaceId, WEBHOOK_LIMITS.count);
    return { success: true as const, webhooks: webhooks.map((one) => viewOf(one, clock())) };
  });

  mount(app, createWebhook, async ({ body, c, ...member }) => {
    const { secret, webhook } = await create(context, actorOf(member, c), body);
    return { success: true as const, secret, webhook: viewOf(webhook, clock()) };
  });

  mount(app, changeWebhook, async ({ params, body, c, ...member }) => {
    const webhook = await change(context, actorOf(member, c), params.id, body);
    return { success: true as const, webhook: viewOf(webhook, clock()) };
  });

  mount(app, deleteWebhook, async ({ params, c, ...member }) => {
    await remove(context, actorOf(member, c), params.id);
    return { success: true as const };
  });

  mount(app, rotateWebhookSecret, async ({ params, c, ...member }) => {
    const { secret, webhook } = await rotateSecret(context, actorOf(member, c), params.id);
    return { success: true as const, secret, webhook: viewOf(webhook, clock()) };
  });
}

const actorOf = ({ userId, workspaceId }: { userId: string; workspaceId: string }, c: Context) => ({
  userId,
  workspaceId,
  address: c.req.header(CLIENT_ADDRESS) ?? 'unknown',
});
