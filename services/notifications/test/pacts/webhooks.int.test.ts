import { webhookChanged } from '@carillon/contracts/events/webhooks/webhook-changed.ts';
import { webhookPaused } from '@carillon/contracts/events/webhooks/webhook-paused.ts';
import { pactsOf } from '@carillon/kit/test/pact.ts';
import { expect, test } from '@jest/globals';
import { consumersOf } from '../../consumers/consumers.ts';
import { ada, startNotifications } from '../notifications-under-test.ts';

test('records the events it consumes from webhooks', async () => {
  const { message, agree } = await pactsOf('notifications');
  const service = await startNotifications();
  const consumers = consumersOf(service.context);
  const webhook = { workspace_id: ada.workspaceId, webhook_id: 'w', name: 'receiver.example' };
  await message(webhookChanged, { ...webhook, change: 'created' }, consumers);
  await message(webhookPaused, { ...webhook, because: 'gone', revision: 2 }, consumers);
  const editor = { ...ada, role: 'editor' } as const;
  expect((await service.list(editor)).needs_attention).toMatchObject([
    { kind: 'webhook_paused', webhook: { id: 'w', name: 'receiver.example', because: 'gone' } },
  ]);
  expect((await service.list({ ...ada, role: 'writer' })).needs_attention).toEqual([]);
  const { entries } = await service.activity();
  expect(entries.map(({ kind, name }) => `${kind} ${name}`).toSorted()).toEqual([
    ...['webhook.created receiver.example', 'webhook.paused receiver.example'],
  ]);
  await service.close();
  await agree();
});
