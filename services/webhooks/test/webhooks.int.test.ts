import type { WebhookView } from '@carillon/contracts/http/webhooks/webhook.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startWebhooks, type Webhooks } from './webhooks-under-test.ts';

const URL_HERE = 'http://localhost:3000/hook';

let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await startWebhooks();
});
afterAll(() => webhooks.close());

const listWebhooks = async (workspaceId: string) => {
  const { body } = await webhooks.request<{ webhooks: WebhookView[] }>('GET', '/webhooks', undefined, {
    workspaceId,
  });
  return body.webhooks;
};

test('editors create, change and delete webhooks; the secret is returned once, and each action is recorded', async () => {
  const { id, secret } = await webhooks.make(URL_HERE, ['comment.received', 'connection.lost'], 'w1');
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(JSON.stringify(await listWebhooks('w1'))).not.toContain(secret.slice(6));
  expect(await listWebhooks('w1')).toMatchObject([
    { id, url: URL_HERE, events: ['connection.lost', 'comment.received'], status: 'active' },
  ]);
  const ownWorkspace = { workspaceId: 'w1' };
  const changed = await webhooks.request('PATCH', `/webhooks/${id}`, { description: 'Ours' }, ownWorkspace);
  expect(changed.body).toMatchObject({ webhook: { description: 'Ours', url: URL_HERE, status: 'active' } });
  await webhooks.request('POST', `/webhooks/${id}/secret`, undefined, ownWorkspace);
  await webhooks.request('PATCH', `/webhooks/${id}`, { status: 'paused' }, ownWorkspace);
  for (const path of [`/webhooks/${id}/ping`, `/webhooks/${id}/deliveries/d/redeliver`])
    expect(await webhooks.request('POST', path, undefined, ownWorkspace)).toMatchObject({
      status: 409,
      body: { error: 'webhook_paused' },
    });
  await webhooks.request('DELETE', `/webhooks/${id}`, undefined, ownWorkspace);
  expect(await listWebhooks('w1')).toEqual([]);
  expect(webhooks.security.map(({ event, workspaceId }) => `${event} ${workspaceId}`)).toEqual(
    ['created', 'changed', 'secret_renewed', 'changed', 'deleted'].map((change) => `webhook.${change} w1`),
  );
  expect(JSON.stringify(webhooks.security)).not.toContain('hook?');
});

test.each([
  [{ url: '' }, 'url', 'Enter the URL of the receiver.'],
  [{ url: 'https://10.0.0.1/hook' }, 'url', /private network/],
  [{ url: `https://example.com/${'a'.repeat(2000)}` }, 'url', /at most 2,000/],
  [{ events: [] }, 'events', 'Choose at least one event.'],
  [{ description: 'a'.repeat(101) }, 'description', /at most 100/],
])('%j is refused with what to do', async (more, field, sentence) => {
  const webhookRequest = { url: URL_HERE, events: ['connection.lost'], ...more };
  const { status, body } = await webhooks.request('POST', '/webhooks', webhookRequest, { workspaceId: 'w2' });
  expect(status).toBe(422);
  expect(body.errors?.[field]?.[0]).toMatch(sentence);
  expect(await listWebhooks('w2')).toEqual([]);
});

test('a workspace has at most 20, however many are created at once', async () => {
  const body = { url: URL_HERE, events: ['connection.lost'] };
  const all = await Promise.all(
    Array.from({ length: 24 }, () => webhooks.request('POST', '/webhooks', body, { workspaceId: 'w3' })),
  );
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect((await listWebhooks('w3')).length).toBeLessThanOrEqual(20);
});

test('viewers neither see nor change them, and another workspace’s are not there', async () => {
  const { id } = await webhooks.make(URL_HERE, ['connection.lost'], 'w4');
  const viewer = { workspaceId: 'w4', role: 'viewer' as const };
  expect((await webhooks.request('GET', '/webhooks', undefined, viewer)).status).toBe(403);
  const other = { workspaceId: 'w5' };
  expect((await webhooks.request('GET', `/webhooks/${id}/deliveries`, undefined, other)).status).toBe(404);
  expect((await webhooks.request('PATCH', `/webhooks/${id}`, { url: URL_HERE }, other)).status).toBe(404);
  expect((await webhooks.request('POST', `/webhooks/${id}/secret`, undefined, other)).status).toBe(404);
  await webhooks.request('DELETE', `/webhooks/${id}`, undefined, other);
  expect(await listWebhooks('w4')).toHaveLength(1);
});

test('a log comes in pages, the newest first, and can be read for what failed alone', async () => {
  const { id } = await webhooks.make(URL_HERE, ['publication.published']);
  for (let at = 0; at < 35; at++) await webhooks.publish(webhooks.publication(`p${at}`));
  const first = await webhooks.request<{ deliveries: { at: string }[]; next: string }>(
    'GET',
    `/webhooks/${id}/deliveries`,
  );
  expect(first.body.deliveries).toHaveLength(30);
  const rest = await webhooks.log(id, `?before=${first.body.next}`);
  expect(rest).toHaveLength(5);
  const times = [...first.body.deliveries, ...rest].map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  // No attempt yet.
  for (const status of ['failed', 'problem']) expect(await webhooks.log(id, `?status=${status}`)).toEqual([]);
  expect((await webhooks.request('GET', `/webhooks/${id}/deliveries?before=nonsense`)).status).toBe(422);
});

test('a member’s webhooks are paused when the member leaves, only there, until somebody resumes them', async () => {
  const of = { workspaceId: 'w6' };
  const { id } = await webhooks.make(URL_HERE, ['connection.lost'], 'w6');
  await webhooks.make(URL_HERE, ['connection.lost'], 'w7');
  expect(await listWebhooks('w6')).toMatchObject([{ created_by: 'ada' }]);
  const early = webhooks.member('ada', null, 'w6');
  await webhooks.publish(webhooks.member('ada', 'writer', 'w6'), webhooks.member('bob', null, 'w6'));
  expect(await listWebhooks('w6')).toMatchObject([{ status: 'active' }]);
  await webhooks.publish(early);
  expect(await listWebhooks('w6')).toMatchObject([{ status: 'paused', paused_because: 'left' }]);
  expect(await listWebhooks('w7')).toMatchObject([{ status: 'active' }]);
  await webhooks.request('PATCH', `/webhooks/${id}`, { status: 'active' }, of);
  expect(await listWebhooks('w6')).toMatchObject([{ status: 'active', paused_because: null }]);
});

test('a reclaimed account’s webhooks are paused everywhere, except newer ones', async () => {
  const before = [
    await webhooks.make(URL_HERE, undefined, 'w8'),
    await webhooks.make(URL_HERE, undefined, 'w9'),
  ];
  expect(before).toHaveLength(2);
  const claimed = webhooks.reclaimed('ada');
  webhooks.pass(1000);
  await webhooks.make(URL_HERE, undefined, 'w9');
  await webhooks.publish(claimed);
  expect(await listWebhooks('w8')).toMatchObject([{ status: 'paused', paused_because: 'reclaimed' }]);
  expect(await listWebhooks('w9')).toMatchObject([{ status: 'paused' }, { status: 'active' }]);
});
