import { changeWebhook } from '@carillon/contracts/http/webhooks/change-webhook.ts';
import { createWebhook } from '@carillon/contracts/http/webhooks/create-webhook.ts';
import { deleteWebhook } from '@carillon/contracts/http/webhooks/delete-webhook.ts';
import { getWebhookDelivery } from '@carillon/contracts/http/webhooks/get-webhook-delivery.ts';
import { listWebhookDeliveries } from '@carillon/contracts/http/webhooks/list-webhook-deliveries.ts';
import { listWebhooks } from '@carillon/contracts/http/webhooks/list-webhooks.ts';
import { pingWebhook } from '@carillon/contracts/http/webhooks/ping-webhook.ts';
import { redeliverWebhook } from '@carillon/contracts/http/webhooks/redeliver-webhook.ts';
import { rotateWebhookSecret } from '@carillon/contracts/http/webhooks/rotate-webhook-secret.ts';
import { pactsOf } from '@carillon/sdk/testing/pact.ts';
import { test } from '@jest/globals';

const webhook_id = '7884f02d-2194-47fc-8481-c5655a123942';
const delivery_id = '2e91b814-9c1f-4355-9cd6-345e42ab201c';
const params = { id: webhook_id };
const one = { state: 'a webhook', known: { webhook_id }, input: { params } };
const SECRET = 'whsec_YklEiXb8jVdmcGkHlrFyGGNAVlfyNXpzIiq5PythgdU=';
const view = {
  id: webhook_id,
  url: 'http://127.0.0.1:9/hook',
  description: '',
  status: 'active',
  events: ['connection.lost'],
};
const attempt = { at: '2026-11-24T02:43:40.157Z', ms: 3, failure: 'unreachable' };
const delivery = {
  id: delivery_id,
  type: 'ping',
  at: '2026-11-24T02:43:40.157Z',
  status: 'waiting',
  tries: 1,
  next_try_at: '2026-11-24T02:43:45.157Z',
  last_try: attempt,
};

test('records the pact with webhooks', async () => {
  const { exchange, agree } = await pactsOf('account');
  await exchange(createWebhook, {
    input: { body: { url: 'http://127.0.0.1:9/hook', description: '', events: ['connection.lost'] } },
    reads: { success: true, secret: SECRET, webhook: view },
  });
  await exchange(listWebhooks, {
    state: 'a webhook',
    known: { webhook_id },
    reads: { success: true, webhooks: [view] },
  });
  await exchange(changeWebhook, {
    ...one,
    input: { params, body: { status: 'paused' } },
    reads: { success: true, webhook: view },
  });
  await exchange(rotateWebhookSecret, {
    ...one,
    reads: { success: true, secret: SECRET, webhook: { old_secret_until: '2026-11-25T02:43:40.157Z' } },
  });
  await exchange(pingWebhook, { ...one, reads: { success: true, delivery: { id: delivery_id } } });
  await exchange(deleteWebhook, { ...one, reads: { success: true } });
  const failed = { state: 'a delivery that waits', known: { webhook_id, delivery_id } };
  await exchange(listWebhookDeliveries, {
    ...failed,
    input: { params, query: { status: 'problem' } },
    reads: { success: true, deliveries: [delivery] },
  });
  const input = { params: { id: webhook_id, delivery: delivery_id } };
  await exchange(getWebhookDelivery, {
    ...failed,
    input,
    reads: { success: true, delivery: { ...delivery, payload: '{}', log: [{ ...attempt, answer: '' }] } },
  });
  await exchange(redeliverWebhook, {
    ...failed,
    input,
    reads: { success: true, delivery: { id: delivery_id } },
  });
  await agree();
});
