import { WEBHOOK_LIMITS } from '@carillon/contracts/http/webhooks/webhook.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { type ApiClient, bodyOf } from '../../api-client.ts';

const webhooks = new WeakMap<ApiClient, string>();

/** Nobody listens there. */
export async function makeWebhook(client: ApiClient): Promise<string> {
  const request = { url: 'http://127.0.0.1:9/hook', events: ['connection.lost'] };
  const webhookList = await bodyOf<{ webhooks: { id: string }[] }>(client.get('/api/webhooks'));
  // The workspace can have no more of them, and those of earlier calls have done their work.
  if (webhookList.webhooks.length >= WEBHOOK_LIMITS.count)
    for (const { id } of webhookList.webhooks) await bodyOf(client.send('DELETE', `/api/webhooks/${id}`));
  const { webhook } = await bodyOf<{ webhook: { id: string } }>(client.post('/api/webhooks', request));
  webhooks.set(client, webhook.id);
  return webhook.id;
}

/** Belongs to the newest webhook, which is then paused so that nothing more happens to it. */
export async function makeDelivery(client: ApiClient): Promise<string> {
  const id = await makeWaiting(client);
  await bodyOf(client.send('PATCH', `/api/webhooks/${webhooks.get(client)}`, { status: 'paused' }));
  return id;
}

/** A delivery to the webhook that was made last; it was tried once, in vain. */
export async function makeWaiting(client: ApiClient): Promise<string> {
  const webhook = `/api/webhooks/${webhooks.get(client)}`;
  const { delivery } = await bodyOf<{ delivery: { id: string } }>(client.post(`${webhook}/ping`, {}));
  await eventually(async () => {
    const path = `${webhook}/deliveries/${delivery.id}`;
    const { tries } = (await bodyOf<{ delivery: { tries: number } }>(client.get(path))).delivery;
    if (tries === 0) throw new Error('it is not tried yet');
  });
  return delivery.id;
}
