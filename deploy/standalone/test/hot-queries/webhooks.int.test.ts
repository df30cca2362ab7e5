import { createDeliveryStore } from '@carillon/webhooks/stores/deliveries.ts';
import { createWebhookStore } from '@carillon/webhooks/stores/webhooks.ts';
import { drain, hold, noEvent, now } from './hold.ts';

const leasedWebhook = { webhook: { id: 'w' }, token: 't', signals: 0 } as never;
const attempt = { at: now, ms: 1, code: 200, failure: null, answer: '' };
const outcome = { status: 'delivered', dueAt: now, failure: null } as const;
const LATEST = 'IXSCAN webhookId_1_at_-1__id_-1';
const OF_STATUS = 'IXSCAN webhookId_1_status_1_at_-1__id_-1';
const WAKE = 'IXSCAN status_1_wakeAt_1';
const OWN = 'IXSCAN workspaceId_1_createdAt_1';
const page = { at: now, id: 'd' };

hold({
  database: 'webhooks',
  open: (connection) => ({
    webhooks: createWebhookStore(connection),
    deliveries: createDeliveryStore(connection),
  }),
  expiry: ['deliveries: queuedAt_1', 'webhooks: goneAt_1'],
  cases: [
    ['relay', 'IXSCAN outboxAt_1', (stores) => drain(stores.webhooks.outbox)],
    ['webhooks.find', 'IXSCAN _id_', (stores) => stores.webhooks.find('w', 'ws')],
    ['webhooks.list', OWN, (stores) => stores.webhooks.list('ws', 20)],
    ['webhooks.count', OWN, (stores) => stores.webhooks.count('ws')],
    ['webhooks.tellOf', OWN, (stores) => stores.webhooks.tellOf('ws', 'connection.lost')],
    ['webhooks.madeBy', 'IXSCAN createdBy_1_status_1', (stores) => stores.webhooks.madeBy('u', now)],
    [
      'webhooks.madeBy, there',
      'IXSCAN createdBy_1_status_1',
      (stores) => stores.webhooks.madeBy('u', now, 'ws'),
    ],
    [
      'webhooks.change',
      'IXSCAN _id_',
      (stores) => stores.webhooks.change('w', 'ws', { url: 'u' }, { now, events: [] }),
    ],
    ['webhooks.remove', 'IXSCAN _id_', (stores) => stores.webhooks.remove('w', 'ws', now, noEvent)],
    ['webhooks.undo', 'IXSCAN _id_', (stores) => stores.webhooks.undo('w')],
    ['webhooks.wake', 'IXSCAN _id_', (stores) => stores.webhooks.wake('w', now)],
    ['webhooks.lease', WAKE, (stores) => stores.webhooks.lease(now, now, [])],
    ['webhooks.lease, some left out', WAKE, (stores) => stores.webhooks.lease(now, now, ['ws'])],
    ['webhooks.renew', 'IXSCAN _id_', (stores) => stores.webhooks.renew(leasedWebhook, now)],
    ['webhooks.release', 'IXSCAN _id_', (stores) => stores.webhooks.release(leasedWebhook, null, now)],
    ['webhooks.noteFailing', 'IXSCAN _id_', (stores) => stores.webhooks.noteFailing('w', now)],
    ['webhooks.noteDelivered', 'IXSCAN _id_', (stores) => stores.webhooks.noteDelivered('w')],
    ['webhooks.pause', 'IXSCAN _id_', (stores) => stores.webhooks.pause('w', 1, 'gone', noEvent)],
    ['webhooks.endLeases', WAKE, (stores) => stores.webhooks.endLeases()],
    ['deliveries.find', 'IXSCAN _id_', (stores) => stores.deliveries.find('d', 'w')],
    [
      'deliveries.list',
      LATEST,
      (stores) => stores.deliveries.list('w', { status: undefined, before: page }, 31),
    ],
    [
      'deliveries.list, of a status',
      OF_STATUS,
      (stores) => stores.deliveries.list('w', { status: 'failed', before: page }, 31),
    ],
    [
      'deliveries.list, of problems',
      LATEST,
      (stores) => stores.deliveries.list('w', { status: 'problem', before: page }, 31),
    ],
    ['deliveries.countWaiting', OF_STATUS, (stores) => stores.deliveries.countWaiting('w', 10)],
    ['deliveries.nextAsked', 'IXSCAN webhookId_1_askedAt_1', (stores) => stores.deliveries.nextAsked('w')],
    ['deliveries.nextWaiting', OF_STATUS, (stores) => stores.deliveries.nextWaiting('w')],
    ['deliveries.ask', 'IXSCAN _id_', (stores) => stores.deliveries.ask('d', 'w', now)],
    ['deliveries.complete', 'IXSCAN _id_', (stores) => stores.deliveries.complete('d', '{}')],
    ['deliveries.record', 'IXSCAN _id_', (stores) => stores.deliveries.record('d', attempt, outcome)],
    ['deliveries.giveUpOlder', OF_STATUS, (stores) => stores.deliveries.giveUpOlder('w', now)],
    ['deliveries.removeOf', 'IXSCAN webhookId_1_eventId_1', (stores) => stores.deliveries.removeOf('w')],
  ],
});
