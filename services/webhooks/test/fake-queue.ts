import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { consumersOf } from '../consumers/consumers.ts';
import type { Webhook } from '../domain/webhook.ts';

/** Fakes a deliverer's work on the one webhook of a workspace, which subscribes to all events. */
export function createFakeQueue({ madeBy = '' } = {}) {
  const queue: object[] = [];
  const paused: object[] = [];
  const webhook = { id: 'webhook', url: 'https://bells.example', description: '', revision: 1 };
  const consumers = consumersOf({
    stores: {
      webhooks: {
        tellOf: async (workspaceId) => [{ ...webhook, workspaceId } as Webhook],
        wake: async () => undefined,
        madeBy: async (userId, _, workspaceId = 'each') =>
          userId === madeBy && paused.length === 0 ? [{ ...webhook, workspaceId } as Webhook] : [],
        pause: async (_id, _revision, because, { data }) => paused.push({ because, data }) > 0,
      },
      deliveries: {
        countWaiting: async () => 0,
        add: async ({ workspaceId, type, payload }) =>
          void queue.push({ workspaceId, type, data: JSON.parse(payload).data }),
      },
    },
    relay: { nudge: () => undefined },
    log: quietLog,
    changed: () => undefined,
    wake: () => undefined,
    clock: () => new Date(),
  });
  return { queue, paused, consumers };
}
